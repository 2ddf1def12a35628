// Encodes texts as bytes, one after another in the same buffer.

/** Smallest and largest size of the buffer; texts that may need more get buffers of their own. */
const [leastBytes, mostBytes] = [256 * 1024, 4 * 1024 * 1024];
/** Most bytes that a UTF-16 unit takes in UTF-8. */
const bytesOfCharacter = 3;

/** Makes a function that encodes a text. Its result is only valid until the next call. */
export function openTextEncoder(): (text: string) => Buffer {
  let memory = Buffer.allocUnsafeSlow(leastBytes);
  return (text) => {
    const neededBytes = text.length * bytesOfCharacter;
    if (neededBytes > mostBytes) return Buffer.from(text);
    if (neededBytes > memory.length) memory = Buffer.allocUnsafeSlow(neededBytes * 2);
    return memory.subarray(0, memory.write(text));
  };
}
