// Tells exactly whether a decimal number is a multiple of another one, which dividing binary fractions cannot.

/** A number as JSON has it: digits × 10^exponent. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/**
 * Whether a finite number is a multiple of a step greater than 0.
 * @example isExactMultiple(1.12, 0.01) // true, though 1.12 / 0.01 is 112.00000000000001
 */
export function isExactMultiple(value: number, step: number): boolean {
  const [one, other] = [decimalOf(value), decimalOf(step)];
  const exponent = Math.min(one.exponent, other.exponent);
  return scaled(one, exponent) % scaled(other, exponent) === 0n;
}

function decimalOf(value: number): Decimal {
  // "-1.12e+0"
  const [mantissa = "", power] = value.toExponential().split("e");
  const fraction = mantissa.split(".")[1] ?? "";
  return { digits: BigInt(mantissa.replace(".", "")), exponent: Number(power) - fraction.length };
}

const scaled = (decimal: Decimal, exponent: number): bigint =>
  decimal.digits * 10n ** BigInt(decimal.exponent - exponent);
