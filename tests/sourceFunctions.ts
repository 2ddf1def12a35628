// Finds the functions of a TypeScript file and counts their lines, for the rules in architecture.test.ts. The compiler of
// this project has no interface for programs, so the older one that ts-json-schema-generator brings parses the file.
import { createRequire } from "node:module";

interface SyntaxNode {
  readonly end: number;
  readonly name?: SyntaxNode;
  readonly parent?: SyntaxNode;
  readonly body?: SyntaxNode;
  getStart(): number;
  getText(): string;
}

/** What is used of the compiler. */
interface Parser {
  readonly ScriptTarget: { readonly Latest: number };
  createSourceFile(name: string, text: string, target: number, setParents: boolean): SyntaxNode;
  forEachChild(node: SyntaxNode, visit: (child: SyntaxNode) => void): void;
  isFunctionLike(node: SyntaxNode): boolean;
}

/** A function and the number of its lines without those of functions inside it. */
export interface SourceFunction {
  readonly name: string;
  readonly ownLines: number;
}

const require = createRequire(createRequire(import.meta.url).resolve("ts-json-schema-generator"));
const parser: Parser = require("typescript");

/** All functions of a file that have a body. */
export function functionsOf(file: string, text: string): readonly SourceFunction[] {
  const found: SourceFunction[] = [];
  const isFunction = (node: SyntaxNode): boolean => parser.isFunctionLike(node) && node.body !== undefined;
  const linesOf = (node: SyntaxNode): number => text.slice(node.getStart(), node.end).split("\n").length;
  const linesInside = (node: SyntaxNode): number => {
    let lines = 0;
    parser.forEachChild(node, (child) => {
      lines += isFunction(child) ? linesOf(child) - 1 : linesInside(child);
    });
    return lines;
  };
  const visit = (node: SyntaxNode): void => {
    if (isFunction(node)) {
      const name = (node.name ?? node.parent?.name)?.getText() ?? "unnamed";
      found.push({ name, ownLines: linesOf(node) - linesInside(node) });
    }
    parser.forEachChild(node, visit);
  };
  visit(parser.createSourceFile(file, text, parser.ScriptTarget.Latest, true));
  return found;
}
