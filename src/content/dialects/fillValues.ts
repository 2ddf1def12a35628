// What expressions in pages of a folder that is no site yet stand for, where its configuration writes it out: substitutions
// of MyST, `{{ name }}`, parameters of Hugo, `{{% param name %}}` and `{{< param "name" >}}`.
import { outsideCode } from "./maskedText.ts";
import { opaqueFlags, type Pass } from "./pageLines.ts";

/** A parameter, in group 1. */
const parameter = /\{\{[<%][ \t]*param[ \t]+"?([\w.-]{1,100})"?[ \t]*\/?[%>]\}\}/g;
/** A substitution, in group 1. */
const substitution = /(?<!\$)\{\{[ \t]*([A-Za-z_][\w-]{0,100})[ \t]*\}\}/g;
/** No line with an expression that an author has written is longer. */
const longestLine = 10_000;

/** Known expressions as their values; parameters also in code that is a part of a line. */
export const fillValues =
  (values: Readonly<Record<string, string>>): Pass =>
  (lines) => {
    const opaque = opaqueFlags(lines);
    const valueAt = (key: string, whole: string): string =>
      Object.hasOwn(values, key) ? (values[key] ?? whole) : whole;
    return lines.map((line, index) => {
      if (opaque[index] || line.text.length > longestLine || !line.text.includes("{{")) return line;
      const filled = line.text.replace(parameter, (whole, name: string) => valueAt(`param.${name}`, whole));
      const text = outsideCode(filled, (prose) =>
        prose.replace(substitution, (whole, name: string) => valueAt(name, whole)),
      );
      return text === line.text ? line : { ...line, text };
    });
  };
