// The bundler runs as a process of its own, which keeps its memory as long as this one lives. It is ended as soon as
// nobody in this process needs it; the next who does starts it again.
import { stop } from "esbuild";

const users = { count: 0 };

/** What `work` gives. The bundler is there while it runs, and may be gone afterwards. */
export async function withBundler<Value>(work: () => Promise<Value>): Promise<Value> {
  // A process that is interrupted ends without waiting. Its bundler, left to find that out, prints its own stack traces.
  if (users.count === 0) process.once("exit", stop);
  users.count += 1;
  try {
    return await work();
  } finally {
    users.count -= 1;
    if (users.count === 0) {
      process.off("exit", stop);
      await stop();
    }
  }
}
