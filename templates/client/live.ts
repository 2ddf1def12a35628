// Announces short texts to screen readers.

/** Announces a text politely. Repeated texts are announced again. */
export function announce(text: string): void {
  const region = document.getElementById("live");
  if (region === null) return;
  region.textContent = "";
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
