// Which code in a line may name an operation of an API.
import { expect, test } from "vitest";
import { mayNameOperation } from "../../../src/content/operationNames.ts";

test.each(["listDevices", "getA", "devices.list", "list_devices", "list-devices", "a.b", "v2.list", "GET /devices"])(
  "%s may name one",
  (code) => {
    expect(mayNameOperation(code)).toBe(true);
  },
);

test.each(["devices", "Devices", "2fa", "_list", "list.", "a b", "list()", "/devices", ""])(
  "%s is a word, a path or something else",
  (code) => {
    expect(mayNameOperation(code)).toBe(false);
  },
);
