// The formats of strings: which texts each allows, and samples. Unknown formats allow everything.

/** A format of strings. */
interface StringFormat {
  accepts(text: string): boolean;
  /** Texts of the format, none of them a real address. */
  readonly samples: readonly string[];
}

const date = /^(\d{4})-(\d\d)-(\d\d)$/;
const time = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-]\d\d):(\d\d))$/i;
// Both cases are written out: with the flag `i`, a negated class beyond ASCII would refuse `k` and `s`, too.
const uri = /^[a-zA-Z][a-zA-Z0-9+.-]*:[^\s<>"{}|\\^`\u0080-\u{10ffff}]*$/u;
const iri = /^[a-zA-Z][a-zA-Z0-9+.-]*:[^\s<>"{}|\\^`]*$/u;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

const addresses = [
  "https://example.com/items/1",
  "https://example.com/items/2",
  "https://a.co",
  `https://example.com/${"items/".repeat(40)}1`,
];

const matching = (pattern: RegExp, ...samples: readonly string[]): StringFormat => ({
  accepts: (text) => pattern.test(text),
  samples,
});

const email: StringFormat = { accepts: isEmail, samples: ["user@example.com", "admin@example.com", "a@b.co"] };
const hostname: StringFormat = { accepts: isHostname, samples: ["example.com", "api.example.com", "a.co"] };
const uriReference: StringFormat = {
  accepts: (text) => /^[^\s<>"{}|\\^`\u0080-\u{10ffff}]*$/u.test(text),
  samples: ["/items/1", "/items/2"],
};

const formats: ReadonlyMap<string, StringFormat> = new Map<string, StringFormat>([
  ["date", { accepts: isDate, samples: ["2026-01-15", "2026-01-16"] }],
  ["time", { accepts: isTime, samples: ["10:30:00Z", "11:30:00Z"] }],
  ["date-time", { accepts: isDateTime, samples: ["2026-01-15T10:30:00Z", "2026-01-16T10:30:00Z"] }],
  [
    "duration",
    matching(/^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/, "PT15M", "P1D"),
  ],
  ["email", email],
  ["idn-email", { ...email, accepts: (text) => /^[^\s@]+@[^\s@]+$/.test(text) }],
  ["hostname", hostname],
  ["idn-hostname", { ...hostname, accepts: (text) => /^[^\s@/]+$/.test(text) }],
  ["ipv4", { accepts: isIpv4, samples: ["192.0.2.10", "192.0.2.11", "192.168.1.10", "10.0.0.10", "172.16.0.10"] }],
  ["ipv6", { accepts: isIpv6, samples: ["2001:db8::10", "2001:db8::11"] }],
  ["uri", matching(uri, ...addresses)],
  ["url", matching(uri, ...addresses)],
  ["iri", matching(iri, ...addresses)],
  ["uri-reference", uriReference],
  ["iri-reference", matching(/^[^\s<>"{}|\\^`]*$/, "/items/1", "/items/2")],
  ["uri-template", { accepts: isUriTemplate, samples: ["/items/{id}", "/items/{id}/parts"] }],
  [
    "uuid",
    matching(
      /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      "123e4567-e89b-42d3-a456-426614174000",
      "123e4567-e89b-42d3-a456-426614174001",
    ),
  ],
  ["json-pointer", matching(/^(?:\/(?:[^~/]|~[01])*)*$/, "/items/0", "/items/1")],
  ["relative-json-pointer", matching(/^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/, "0/name", "1/name")],
  ["regex", { accepts: isRegex, samples: ["^[a-z]+$", "^[0-9]+$"] }],
  ["byte", { accepts: (text) => text.length % 4 === 0 && base64.test(text), samples: ["ZXhhbXBsZQ==", "c2FtcGxl"] }],
  ["base64url", matching(/^[\w-]*={0,2}$/, "ZXhhbXBsZQ", "c2FtcGxl")],
  ["char", { accepts: (text) => Array.from(text).length === 1, samples: ["a", "b"] }],
]);

/** The format of a name; `undefined` for unknown ones. */
export const stringFormat = (name: string): StringFormat | undefined => formats.get(name);

/** Limits of number formats, both inclusive. Integers past 2^53 cannot be told apart from their neighbours. */
export const integerFormats: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["int8", [-128, 127]],
  ["uint8", [0, 255]],
  ["int16", [-32_768, 32_767]],
  ["uint16", [0, 65_535]],
  ["int32", [-2_147_483_648, 2_147_483_647]],
  ["uint32", [0, 4_294_967_295]],
  ["int64", [-(2 ** 63), 2 ** 63]],
  ["uint64", [0, 2 ** 64]],
]);

function isDate(text: string): boolean {
  const [year, month, day] = (date.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

const minutesOfDay = 24 * 60;

function isTime(text: string): boolean {
  const [, hour, minute, second, hoursAhead = "+00", minutesAhead = "00"] = time.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return false;
  if (Number(second) < 60) return true;
  // A leap second ends a day of UTC.
  const ahead = Number(hoursAhead) * 60 + Number(`${hoursAhead.charAt(0)}${minutesAhead}`);
  const minutes = Number(hour) * 60 + Number(minute) - ahead;
  return Number(second) === 60 && (minutes + minutesOfDay) % minutesOfDay === minutesOfDay - 1;
}

function isDateTime(text: string): boolean {
  const [day, clock, ...others] = text.split(/[tT ]/);
  return day !== undefined && clock !== undefined && others.length === 0 && isDate(day) && isTime(clock);
}

function isHostname(text: string): boolean {
  if (text.length > 253) return false;
  return text.split(".").every((label) => label.length <= 63 && /^[a-z0-9-]+$/i.test(label) && !/^-|-$/.test(label));
}

/** Longest e-mail address, characters. */
const maxEmailLength = 320;

/** What stands before the last `@`: plain signs, or almost any in quotes. */
const plainUser = /^[^\s"(),:;<>@[\\\]]+$/;
const quotedUser = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/;

function isEmail(text: string): boolean {
  const end = text.lastIndexOf("@");
  if (end < 0 || text.length > maxEmailLength) return false;
  const user = text.slice(0, end);
  const host = text.slice(end + 1);
  return (plainUser.test(user) || quotedUser.test(user)) && host.includes(".") && isHostname(host);
}

function isIpv4(text: string): boolean {
  const parts = text.split(".");
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

function isIpv6(text: string): boolean {
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  const last = groups.at(-1);
  const hasIpv4 = last?.includes(".") === true;
  const hex = hasIpv4 ? groups.slice(0, -1) : groups;
  if (!hex.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) || (hasIpv4 && !isIpv4(last))) return false;
  const count = hex.length + (hasIpv4 ? 2 : 0);
  return halves.length === 2 ? count < 8 : count === 8;
}

function isUriTemplate(text: string): boolean {
  return !/[\s<>"'\\^`{|}]/.test(text.replace(/\{[+#./;?&=,!@|]?[\w.,:*%]+\}/g, ""));
}

function isRegex(text: string): boolean {
  return ["u", ""].some((flags) => {
    try {
      return new RegExp(text, flags) !== undefined;
    } catch (error) {
      if (error instanceof SyntaxError) return false;
      throw error;
    }
  });
}
