// Opens an address in the user's browser.
import { spawn } from "node:child_process";

const programs: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/**
 * Opens an address. Returns at once; the browser runs on its own.
 * @param onError Called when there is no program that opens addresses.
 */
export function openInBrowser(url: string, onError: (error: Error) => void): void {
  const [program, ...args] = programs[process.platform] ?? ["xdg-open"];
  const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  child.once("error", onError);
  child.unref();
}
