// The message in place of an island whose script could not be loaded.

/** Shows the element's or the page's words for a failure, and a retry button, after it. Returns the box, which the button removes. */
export function showFailure(place: HTMLElement, retry: () => void): HTMLElement {
  const texts = document.getElementById("live")?.dataset;
  const box = document.createElement("div");
  box.className = "failure";
  box.role = "alert";
  const text = document.createElement("p");
  text.textContent = place.dataset["failed"] ?? texts?.["failed"] ?? "";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = texts?.["retry"] ?? "";
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
