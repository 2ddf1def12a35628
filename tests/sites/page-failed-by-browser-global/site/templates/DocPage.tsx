export function DocPage({ content }) {
  return <h1 title={window.name}>{content.title}</h1>;
}
