// Reads what a repository holds by digests, all through one `git cat-file --batch`, one after another as they are asked for.
//
//   asked: 20b1…ba\n                answered: 20b1…ba blob 7\nmerged\n\n
//          0000…00\n                          0000…00 missing\n
import { openByteReader } from "./byteReader.ts";
import { type GitPlace, startGit } from "./gitProcess.ts";

/** Objects of a repository. */
interface GitObjects {
  /** An object's bytes, or why there are none. After `"ended"` there is nothing more to be had. */
  read(digest: string): Promise<Buffer | "left-out" | "ended">;
  end(): Promise<void>;
}

// A digest of at most 64 characters, a type and a size.
const longestHeader = 200;
const newline = 0x0a;

/** Opens the objects of the repository around a folder. @param mostBytes Larger objects are left out. */
export function openGitObjects(place: GitPlace, mostBytes: number): GitObjects {
  const git = startGit(["cat-file", "--batch"], place);
  const read = openBatchAnswers(git.output, mostBytes);
  return {
    read: (digest) => {
      git.write(`${digest}\n`);
      return read();
    },
    end: git.end,
  };
}

/** Reads the answers of `git cat-file --batch` in their order. An answer that is none ends them. */
export function openBatchAnswers(
  output: AsyncIterable<Uint8Array>,
  mostBytes: number,
): () => ReturnType<GitObjects["read"]> {
  const bytes = openByteReader(output);
  return async () => {
    const header = (await bytes.until(newline, longestHeader))?.toString("latin1") ?? "";
    if (/^[0-9a-f]+ missing$/.test(header)) return "left-out";
    const size = Number(/^[0-9a-f]+ [a-z]+ (\d{1,15})$/.exec(header)?.[1] ?? Number.NaN);
    if (Number.isNaN(size)) return "ended";
    const object = size > mostBytes ? (await bytes.skip(size)) && "left-out" : await bytes.take(size);
    const end = await bytes.take(1);
    return object && end?.[0] === newline ? object : "ended";
  };
}
