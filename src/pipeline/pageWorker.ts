// Entry of the worker threads of a build. Names their two jobs; each is loaded when its first batch comes, so that a
// build that only renders never loads a parser.
import { serveJobs } from "../platform/workers/serveJobs.ts";

serveJobs({
  parse: async (context) => (await import("./parseJob.ts")).prepareParsing(context),
  render: async (context) => (await import("./renderJob.ts")).prepareRendering(context),
});
