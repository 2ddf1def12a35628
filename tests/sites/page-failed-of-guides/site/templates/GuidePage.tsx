export function GuidePage() {
  throw new Error("no guide");
}
