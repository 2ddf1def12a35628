export function DocPage({ content }) {
  if (content.title === "More") throw new Error("no more");
  return <h1>{content.title}</h1>;
}
