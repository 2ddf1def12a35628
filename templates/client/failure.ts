// The message of a part of the page whose script could not be loaded.

/** Puts the error's text and a button to try again behind an element; gives the box, which goes when the button is pressed. */
export function showFailure(place: HTMLElement, error: unknown, retry: () => void): HTMLElement {
  const box = document.createElement("div");
  box.className = "failure";
  box.role = "alert";
  const text = document.createElement("p");
  text.textContent = error instanceof Error ? error.message : String(error);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = document.getElementById("live")?.dataset["retry"] ?? "";
  // The box must be gone before the part comes to life: its elements are the part's own.
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    box.remove();
    place.querySelector<HTMLElement>("a,button,input")?.focus();
    retry();
  });
  box.append(text, button);
  place.after(box);
  return box;
}
