import { defineConfig } from "hubdocs";

const title: string = "Case";
export default defineConfig({ title });
