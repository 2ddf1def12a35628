// Shows the HTML of a page as text, and so its Markdown twin does.
export function DocPage({ bodyHtml }) {
  return (
    <pre>
      <code>{bodyHtml}</code>
    </pre>
  );
}
