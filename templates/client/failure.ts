// The message in place of an island whose script could not be loaded.

/** Shows an error and a retry button after an element. Returns the message's box, which the button removes. */
export function showFailure(place: HTMLElement, error: unknown, retry: () => void): HTMLElement {
  const box = document.createElement("div");
  box.className = "failure";
  box.role = "alert";
  const text = document.createElement("p");
  text.textContent = error instanceof Error ? error.message : String(error);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = document.getElementById("live")?.dataset["retry"] ?? "";
  // Remove the box before the island hydrates: it is not part of the island's markup.
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    box.remove();
    retry();
    place.querySelector<HTMLElement>("a,button,input")?.focus();
  });
  box.append(text, button);
  place.after(box);
  return box;
}
