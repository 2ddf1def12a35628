// Entry of the worker threads of a build. Names their jobs; each is loaded when its first batch comes, so that a
// build that only renders never loads a parser.
import { serveJobs } from "../platform/workers/serveJobs.ts";

serveJobs({
  parse: async (context) => (await import("./parse/parseJob.ts")).prepareParsing(context),
  block: async (context) => (await import("./search/blockJob.ts")).prepareBlocks(context),
  range: async (context) => (await import("./search/rangeJob.ts")).prepareRanges(context),
  samples: async (context) => (await import("./faults/samplesJob.ts")).prepareSamples(context),
  guide: async (context) => (await import("./publish/guideJob.ts")).prepareGuides(context),
  card: async (context) => (await import("./publish/cardJob.ts")).prepareCardDrawing(context),
  render: async (context) => (await import("./pages/renderJob.ts")).prepareRendering(context),
});
