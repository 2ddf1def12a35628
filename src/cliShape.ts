// Commands and flags as they have been described to the parser of calls: for what is said of wrong calls.
import type { Command } from "commander";
import type { CommandShape } from "./commands/meantCall.ts";

/** The commands of a program with their flags. */
export const shapesOf = ({ commands }: Command): readonly CommandShape[] =>
  commands.map((command) => {
    const flags = command.options.map(({ long, flags, required }) => ({ name: long ?? flags, takesValue: required }));
    return { name: command.name(), flags: [...flags, { name: "--help", takesValue: false }] };
  });

/** Lets a flag that lacks its value say so, where the flag behind it would be taken for the value. */
export function refuseFlagsAsValues({ commands }: Command): void {
  for (const command of commands) {
    const names = command.options.map(({ long }) => long);
    for (const option of command.options.filter(({ required }) => required))
      command.on(`option:${option.name()}`, (value: unknown) => {
        if (names.some((name) => name === value)) command.error(`error: option '${option.flags}' argument missing`);
      });
  }
}

/** `help biuld` says of a command that there is none, as the command itself does: the help of all would not say why. */
export function ofKnownCommand(args: readonly string[], { commands }: Command): readonly string[] {
  const [help, name, ...others] = args;
  if (help !== "help" || name === undefined || others.length > 0 || name === "help" || name.startsWith("-"))
    return args;
  return commands.some((command) => command.name() === name) ? args : [name];
}
