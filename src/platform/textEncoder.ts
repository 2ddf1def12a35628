// Texts as bytes, one after another in the same piece of memory.

/** Bytes that the memory holds at least; texts that may need more than the most get memory of their own. */
const [leastBytes, mostBytes] = [256 * 1024, 4 * 1024 * 1024];
/** A character of a text takes at most so many bytes. */
const bytesOfCharacter = 3;

/** A function that gives the bytes of a text. They are right until it is called again. */
export function openTextEncoder(): (text: string) => Buffer {
  let memory = Buffer.allocUnsafeSlow(leastBytes);
  return (text) => {
    const neededBytes = text.length * bytesOfCharacter;
    if (neededBytes > mostBytes) return Buffer.from(text);
    if (neededBytes > memory.length) memory = Buffer.allocUnsafeSlow(neededBytes * 2);
    return memory.subarray(0, memory.write(text));
  };
}
