// Which fields of front matter hold words for readers, so that they are translated.
import { textsOfYaml } from "../source/yamlEdits.ts";

const wordFields =
  /^\/(?:title|description|summary|sidebar_label|title_meta|pagination_label|image_alt|keywords\/\d+|(?:hero|cards|features|sidebar)(?:\/\w+)*\/(?:label|title|text|promise|tagline|name|details|alt|linkText))$/;

/** Texts of front matter that are translated, by their JSON pointers. */
export function wordFieldsOf(frontMatter: unknown): readonly (readonly [pointer: string, text: string])[] {
  return textsOfYaml(frontMatter).filter(([pointer]) => wordFields.test(pointer));
}
