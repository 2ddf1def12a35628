// What React says in numbers, and the engine in terms of its own, in words: pages are made by React as it is published,
// which has no texts of its errors.
import { stackOverflow } from "../../model/stackOverflow.ts";

/** `Minified React error #130; visit https://react.dev/errors/130?args[]=undefined&args[]= for …` */
const numbered = /^Minified React error #(\d+); visit (\S+)/;

/** By the number of the error; `given` is the first thing that it names. */
const words: Readonly<Record<string, (given: string) => string>> = {
  31: (given) => `it renders an object (${given}) where text or elements are expected`,
  60: () => "an element has both children and `dangerouslySetInnerHTML`",
  61: () => "`dangerouslySetInnerHTML` does not have the form `{ __html: … }`",
  62: () => "`style` is a string, but must be an object such as `{ marginTop: 8 }`",
  130: (given) => `what it uses as a component is not one, but ${given}`,
  137: (given) => `<${given}> cannot have children`,
  301: () => "it keeps setting its own state while it is rendered",
  321: () => "it calls a hook outside of a component",
  399: (given) => `<${given}> cannot have children`,
  426: () => "it waits for something while it is rendered, as an `async` component does",
};

/** The message of an error in words; one that React has not numbered stays, an unknown number keeps its address. */
export function inWords(message: string): string {
  if (message === stackOverflow) return "a template renders itself, or a function calls itself, without end";
  const [, number, address = ""] = numbered.exec(message) ?? [];
  if (number === undefined) return message;
  const [given = ""] = URL.canParse(address) ? new URL(address).searchParams.getAll("args[]") : [];
  return words[number]?.(given) ?? `React reports its error ${number}, which ${address} explains`;
}
