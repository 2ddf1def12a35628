export const width = window.innerWidth;

export function Footer() {
  return <footer>{width}</footer>;
}
