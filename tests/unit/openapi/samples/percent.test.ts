// What is left of a text in an address.
import { expect, test } from "vitest";
import {
  encodeAddress,
  encodeOpenly,
  encodeReadably,
  encodeStrictly,
} from "../../../../src/openapi/samples/percent.ts";

const signs = "a-b_c.d~ !'()*+,/:;=?@&#[]$`\"\\д";

test.each([
  [
    "encodeStrictly",
    encodeStrictly,
    "a-b_c.d~%20%21%27%28%29%2A%2B%2C%2F%3A%3B%3D%3F%40%26%23%5B%5D%24%60%22%5C%D0%B4",
  ],
  ["encodeOpenly", encodeOpenly, "a-b_c.d~%20%21%27%28%29%2A%2B,/:;=?@%26%23%5B%5D%24%60%22%5C%D0%B4"],
  ["encodeReadably", encodeReadably, "a-b_c.d~%20!'()*%2B%2C/:%3B%3D%3F@%26%23%5B%5D%24%60%22%5Cд"],
  ["encodeAddress", encodeAddress, "a-b_c.d~%20%21%27%28%29%2A+,/:;=?@&#[]%24%60%22%5Cд"],
])("%s leaves what it may", (_, encode, left) => {
  expect(encode(signs)).toBe(left);
});

test("what is encoded already stays in an address, a percent sign alone does not", () => {
  expect(encodeAddress("/a%20b%2")).toBe("/a%20b%252");
});
