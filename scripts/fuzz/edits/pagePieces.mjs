// What an edit may write into a page.

/** Names of things, some of which are links. */
export const words = [
  "lamp",
  "room",
  "house",
  "кімната",
  "будинок",
  "GET /rooms",
  "`listRooms`",
  "`getLamp`",
  "10,000",
  "[x]",
];

/** What a page may get as another paragraph. */
export const paragraphs = ({ pick, random, pages }) => [
  `Words: ${pick(words)} and ${pick(words)}.`,
  `## Heading ${Math.floor(random() * 4)}`,
  `### Part of ${pick(words)} {#part-${Math.floor(random() * 3)}}`,
  `See [a page](/${pick(pages)
    .replace(/^content\/(?:en|uk)\//, "")
    .replace(/\.md$/, "")}).`,
  `See [a file](/${pick(["notes.txt", "img/new.png", "none.txt"])}) and [a heading](#${pick(["heading-1", "part-1", "first"])}).`,
  "See [rooms](/docs/guide/rooms#rooms-of-a-house), [version](/docs/1.0/intro#first), [post](/blog/first), [tag](/docs/tags/start).",
  `:::${pick(["note", "tip", "danger", "details"])}[About ${pick(words)}]\n\nText of ${pick(words)}.\n\n:::`,
  ':::cards\n\n- [Rooms](/docs/guide/rooms){icon="folder"} All rooms.\n\n:::',
  `\`\`\`js file=${pick(["@site/samples/shared.js", "@site/samples/none.js", "./_code.js#part", "./_code.js"])}\n\`\`\``,
  `\`\`\`${pick(["js", "yaml", "sh"])} title="sample" {1}\nlet value = ${Math.floor(random() * 9)};\n\`\`\``,
  '```sh\ncurl "https://hub.example.org/v1/rooms?limit=5&none=1"\n```',
  `![Picture](${pick(["plan.png", "/img/new.png", "/img/none.png", "../guide/plan.png"])})`,
  "| a | b |\n| --- | --- |\n| `GET /rooms` | room[^1] |\n\n[^1]: A note.",
  "<details><summary>More</summary>\n\nText.\n\n</details>",
  '<iframe src="https://video.example.org/1"></iframe>',
  "<!-- truncate -->",
  '<p onclick="go()">Press</p>',
];

/** What the front matter of a page may say. */
export const fields = ({ pick, random }) => [
  `title: Title ${Math.floor(random() * 5)}`,
  `sidebar_position: ${Math.floor(random() * 4)}`,
  `sidebar_label: Label ${Math.floor(random() * 3)}`,
  `description: About ${pick(words.slice(0, 5))}`,
  `tags: [${pick(["start", "news", "other"])}]`,
  `slug: ${pick(["/elsewhere", "named", "/docs/other", "/"])}`,
  `redirect_from: [${pick(["/docs/other", "/elsewhere", "/uk/docs/old", "/old", "old", "/"])}, /docs/former]`,
  `authors: [${pick(["ann", "bob", "nobody"])}]`,
  `draft: ${pick(["true", "false"])}`,
  "unlisted: true",
  "hide_table_of_contents: true",
  "pagination_next: null",
  `image: ${pick(["/img/new.png", "./plan.png"])}`,
  `keywords: [${pick(["one", "two"])}]`,
  "displayed_sidebar: docsSidebar",
  "custom_edit_url: https://example.org/edit",
  "date: 2026-03-04",
  "own_field: { any: value }",
  `locales: [${pick(["en", "uk", "en, uk"])}]`,
];
