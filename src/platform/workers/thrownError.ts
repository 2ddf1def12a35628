// Turns errors into plain data for another thread, and back into errors there, with everything that commands need.
import type { Diagnostic } from "../../model/diagnostic.ts";
import { errnoOf, PlatformFailure, pathOf } from "../failure.ts";
import type { ThrownError } from "./messages.ts";

/** An error as plain data. */
export function takeApart(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { message: String(error) };
  const [code, path] = [errnoOf(error), pathOf(error)];
  return {
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(code === undefined ? {} : { code }),
    ...(path === undefined ? {} : { path }),
    ...(error instanceof PlatformFailure ? { diagnostic: error.diagnostic } : {}),
  };
}

/** Turns the data back into an error. */
export function putTogether({ message, stack, code, path, diagnostic }: ThrownError): Error {
  if (isDiagnostic(diagnostic)) return new PlatformFailure(diagnostic);
  const error = Object.assign(
    new Error(message),
    code === undefined ? {} : { code },
    path === undefined ? {} : { path },
  );
  if (stack !== undefined) error.stack = stack;
  return error;
}

function isDiagnostic(value: unknown): value is Diagnostic {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}
