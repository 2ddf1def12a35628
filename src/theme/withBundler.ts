// The bundler runs as a process of its own, which keeps its memory as long as this one lives. It is ended as soon as
// nobody in this process needs it; the next who does starts it again.
import { stop } from "esbuild";

const users = { count: 0 };

/** What `work` gives. The bundler is there while it runs, and may be gone afterwards. */
export async function withBundler<Value>(work: () => Promise<Value>): Promise<Value> {
  users.count += 1;
  try {
    return await work();
  } finally {
    users.count -= 1;
    if (users.count === 0) await stop();
  }
}
