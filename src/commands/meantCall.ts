// What somebody has most likely meant by a call that the command line cannot make sense of: flags before their command or
// of another one, names with a slip in them. Says it as a remedy; knows no command by name but the one that builds.
import { joinWords } from "../model/joinWords.ts";
import { isSlipOf, nearestNames } from "../source/nearestName.ts";

/** A flag as calls name it. */
interface FlagShape {
  /** `--out-dir`. */
  readonly name: string;
  readonly takesValue: boolean;
}

/** A command and its flags. */
export interface CommandShape {
  readonly name: string;
  readonly flags: readonly FlagShape[];
}

/** The command of calls that name none. */
const usualCommand = "build";

/** How to mend a call; `undefined` where nobody can know. @param unknown The word that was not understood. */
export function meantCall(
  unknown: { readonly kind: "command" | "option"; readonly word: string },
  args: readonly string[],
  commands: readonly CommandShape[],
): string | undefined {
  if (unknown.kind === "command") return meantCommand(unknown.word, args, commands);
  if (args[0]?.startsWith("-")) return behindCommand(args, commands);
  const command = commands.find(({ name }) => name === args[0]);
  return command && meantFlag(unknown.word, command, commands);
}

function meantCommand(word: string, args: readonly string[], commands: readonly CommandShape[]): string | undefined {
  const others = args.filter((each) => each !== word);
  const behind = commands.find(({ name }) => others.includes(name));
  if (behind !== undefined) {
    const rest = others.toSpliced(others.indexOf(behind.name), 1);
    return `the command comes first: ${callOf([behind.name, word, ...rest])}`;
  }
  const meant = commands.find(({ name }) => name === word.toLowerCase());
  if (meant !== undefined) return `did you mean ${meant.name}?`;
  return /^\.|[\\/]/.test(word) ? `the command comes before the folder: ${callOf([usualCommand, ...args])}` : undefined;
}

/** Flags belong to commands: the call with its flags behind the command. */
function behindCommand(args: readonly string[], commands: readonly CommandShape[]): string | undefined {
  const { flags, words } = sortOut(args, commands);
  const [first = "", ...others] = words;
  const named = commands.find(({ name }) => name === first) ?? nearestCommand(first, commands);
  if (named === undefined) return beforeNothing({ flags, words }, commands);
  for (const { given, flag } of flags) {
    if (flag === undefined) return writtenOut(given, named.flags);
    if (!hasFlag(named, flag.name)) return `${given} ${ofOthers(flag.name, commands)}, not of ${named.name}`;
  }
  return `flags come after the command: ${callOf([named.name, ...others, ...flags.flatMap(wordsOf)])}`;
}

/** A call of flags without a command: with the one that builds, or another one that knows them all. */
function beforeNothing({ flags, words }: SortedCall, commands: readonly CommandShape[]): string | undefined {
  const [first] = flags;
  if (first?.flag === undefined) return first && writtenOut(first.given, sharedFlags(commands));
  const knowing = commands.filter((command) => flags.every(({ flag }) => flag && hasFlag(command, flag.name)));
  const command = knowing.find(({ name }) => name === usualCommand) ?? knowing[0];
  return command && `flags come after a command: ${callOf([command.name, ...words, ...flags.flatMap(wordsOf)])}`;
}

interface SortedCall {
  /** Those that stand first. */
  readonly flags: readonly GivenFlag[];
  /** What follows, as it stands. */
  readonly words: readonly string[];
}

interface GivenFlag {
  /** As it was written. */
  readonly given: string;
  /** The flag that is meant, of whichever command. */
  readonly flag: FlagShape | undefined;
  readonly value: string | undefined;
}

/** A call whose first word is a flag, in its parts: what follows a flag with a value is no command. */
function sortOut(args: readonly string[], commands: readonly CommandShape[]): SortedCall {
  const flags: GivenFlag[] = [];
  const waiting = [...args];
  while (waiting[0]?.startsWith("-")) {
    const word = waiting.shift() ?? "";
    const given = nameIn(word);
    const flag = nearestFlag(
      given,
      commands.flatMap((command) => command.flags),
    );
    const written = word === given ? undefined : word.slice(given.length + 1);
    const value = written ?? (flag?.takesValue ? waiting.shift() : undefined);
    flags.push({ given, flag, value });
  }
  return { flags, words: waiting };
}

/** What a flag of a command that has none of the name is meant to be. */
function meantFlag(word: string, command: CommandShape, commands: readonly CommandShape[]): string | undefined {
  const name = nameIn(word);
  if (hasFlag(command, name)) return `${name} takes no value: write it on its own`;
  if (/^-[a-z]$/i.test(name)) return writtenOut(name, command.flags);
  const own = command.flags.find((flag) => bareName(flag.name) === bareName(name));
  if (own !== undefined) return `did you mean ${own.name}?`;
  const all = commands.flatMap(({ flags }) => flags);
  if (all.some((flag) => flag.name === name)) return `${name} ${ofOthers(name, commands)}`;
  if (nearestFlag(name, command.flags) !== undefined) return undefined;
  const near = nearestFlag(name, all);
  return near && `did you mean ${near.name}? It ${ofOthers(near.name, commands)}`;
}

/** `-q` has no meaning: flags have long names alone. */
function writtenOut(letter: string, flags: readonly FlagShape[]): string | undefined {
  if (!/^-[a-z]$/i.test(letter)) return undefined;
  const names = flags.flatMap(({ name }) => (name.startsWith(`-${letter.toLowerCase()}`) ? [name] : []));
  return names.length === 0 ? undefined : `flags cannot be abbreviated: ${names.join(" or ")}`;
}

/** Which commands have a flag: `is a flag of build and check`. */
function ofOthers(flag: string, commands: readonly CommandShape[]): string {
  const names = commands.flatMap((command) => (hasFlag(command, flag) ? [command.name] : []));
  return `is a flag of ${joinWords(names, "and")}`;
}

const hasFlag = ({ flags }: CommandShape, name: string): boolean => flags.some((flag) => flag.name === name);

/** Flags of every command. */
const sharedFlags = ([first, ...others]: readonly CommandShape[]): readonly FlagShape[] =>
  (first?.flags ?? []).filter(({ name }) => others.every((command) => hasFlag(command, name)));

const nearestCommand = (word: string, commands: readonly CommandShape[]): CommandShape | undefined => {
  const names = commands.map(({ name }) => name);
  const [nearest] = nearestNames(word, names, 1);
  return commands.find(({ name }) => name === nearest);
};

/** The flag that a name is, or is a slip of. */
function nearestFlag(name: string, flags: readonly FlagShape[]): FlagShape | undefined {
  const bare = bareName(name);
  return (
    flags.find((flag) => flag.name === name) ??
    flags.find((flag) => bareName(flag.name) === bare) ??
    flags.find((flag) => isSlipOf(bare, bareName(flag.name)))
  );
}

/** `--out-dir=x` without the value. */
const nameIn = (word: string): string => /^[^=]*/.exec(word)?.[0] ?? word;

/** Names that only differ in hyphens, underscores and capitals are one. */
const bareName = (name: string): string => name.toLowerCase().replace(/[-_]/g, "");

const wordsOf = ({
  flag,
  given,
  value = flag?.takesValue ? missingValue : undefined,
}: GivenFlag): readonly string[] => [flag?.name ?? given, ...(value === undefined ? [] : [value])];

/** What stands for a value that the call does not hold. */
const missingValue = "<value>";

/** A call as it is typed. */
const callOf = (words: readonly string[]): string => ["hubdocs", ...words.map(quoted)].join(" ");

const quoted = (word: string): string =>
  word === missingValue || /^[\p{L}\p{N}_@%+=:,./\\-]+$/u.test(word) ? word : `"${word}"`;
