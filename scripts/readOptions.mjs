import { parseArgs } from "node:util";

/**
 * What the call of a script asks for. A call that cannot be read must not start an hour of work: it ends the process.
 * @param {import("node:util").ParseArgsConfig["options"]} options
 * @param {string} script Path of the script, whose first lines name the options.
 */
export function readOptions(options, script) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\nThe first lines of ${script} name the options.`);
    process.exit(2);
  }
}
