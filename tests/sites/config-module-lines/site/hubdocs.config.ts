import { defineConfig } from "hubdocs";
import { items } from "./navbar/items";

const shared = { titel: "Portal" };

export default defineConfig({
  ...shared,
  url: "docs.example.org",
  navbar: { items },
  // What is not written as such has the line of what it is in.
  footer: { links: ["Blog"].map((label) => ({ label })) },
});
