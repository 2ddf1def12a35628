export function DocPage() {
  return <p>;
}
