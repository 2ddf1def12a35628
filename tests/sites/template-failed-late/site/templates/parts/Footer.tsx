export function Footer() {
  Promise.reject(new Error("no such year"));
  return <footer>Footer</footer>;
}
