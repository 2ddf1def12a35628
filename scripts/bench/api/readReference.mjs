// Opens a reference in a browser as a reader does who follows a link to one operation, and looks at what that costs.
import axe from "axe-core";
import { canBeFound, countElements, watchWords } from "./watchWords.mjs";

/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 2 ** 20) / 8,
  uploadThroughput: (750 * 2 ** 10) / 8,
};
const slowerProcessor = 4;
const quietMs = 1500;
const patienceMs = 60_000;

/** A page that asks nobody but the server, with what it loads and whom else it would ask. */
async function openPage(browser, { origin, address, words, slow, hasScripts = true }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: hasScripts });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = { bytes: 0, last: performance.now(), waiting: new Set(), foreign: new Set() };
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return;
    traffic.last = performance.now();
    if (request.url.startsWith(origin)) traffic.waiting.add(requestId);
    else traffic.foreign.add(new URL(request.url).host);
  });
  const done = ({ requestId, encodedDataLength = 0 }) => {
    traffic.last = performance.now();
    traffic.waiting.delete(requestId);
    traffic.bytes += encodedDataLength;
  };
  session.on("Network.loadingFinished", done);
  session.on("Network.loadingFailed", done);
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  if (hasScripts) await page.addInitScript(watchWords, words);
  if (slow) {
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
  }
  await page.goto(origin + address, { waitUntil: "commit", timeout: patienceMs });
  return { context, page, session, traffic };
}

/** Waits until nothing has been loaded and nothing has changed for a while. */
async function untilQuiet({ page, traffic }) {
  const started = performance.now();
  while (performance.now() - started < patienceMs) {
    await page.waitForTimeout(200);
    const stillMs = await page.evaluate(() => performance.now() - window.hubdocsBench.changed);
    const isLoaded = traffic.waiting.size === 0 && performance.now() - traffic.last > quietMs;
    if (isLoaded && stillMs > quietMs) return;
  }
}

const lookAt = (page) =>
  page.evaluate(() => {
    const { inView, shift, blockedMs, visible } = window.hubdocsBench;
    return { inView, shift, blockedMs, isInView: [...visible].some((element) => element.isConnected) };
  });

/** The first visit by a link to the operation, over a slow network, and from there on to the next one. */
export async function visitSlowly(browser, { origin, address, words, next }) {
  const opened = await openPage(browser, { origin, address, words, slow: true });
  const { context, page, traffic } = opened;
  // A page that only computes looks quiet.
  const wait = { polling: 200, timeout: patienceMs };
  await page.waitForFunction(() => window.hubdocsBench?.inView !== undefined, undefined, wait).catch(() => {});
  await untilQuiet(opened);
  const { inView, shift, blockedMs, isInView } = await lookAt(page);
  const firstBytes = traffic.bytes;
  const nextMs = await goOn(opened, { address: origin + next.address, words: next.words });
  await untilQuiet(opened);
  const nextBytes = traffic.bytes - firstBytes;
  await context.close();
  return { inViewMs: inView, shift, blockedMs, isInView: Number(isInView), firstBytes, nextMs, nextBytes };
}

/** Follows the link of the navigation to another operation, or its address where no link is in view. */
async function goOn({ page }, { address, words }) {
  const started = await page.evaluate(
    ({ address, words }) => {
      window.hubdocsBench.inView = undefined;
      const link = [...document.links].find(({ href }) => href.replace(/\/$/, "") === address.replace(/\/$/, ""));
      window.hubdocsBenchWords = words;
      const time = performance.now();
      if (link === undefined) window.location.href = address;
      else link.click();
      return time;
    },
    { address, words },
  );
  const handle = await page
    .waitForFunction(
      () => {
        const words = window.hubdocsBenchWords;
        const all = document.evaluate(
          `//text()[contains(., ${JSON.stringify(words)})]/..`,
          document.body,
          null,
          XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
        );
        for (let index = 0; index < all.snapshotLength; index += 1) {
          const element = all.snapshotItem(index);
          if (element.closest("nav, aside, script, style") !== null) continue;
          const { top, bottom, width } = element.getBoundingClientRect();
          if (width > 0 && bottom > 0 && top < innerHeight) return performance.now();
        }
        return false;
      },
      undefined,
      { polling: 50, timeout: 20_000 },
    )
    .catch(() => undefined);
  return handle === undefined ? undefined : (await handle.jsonValue()) - started;
}

/** What does not depend on speed: weight in memory, barriers, what can be found, and what is there without scripts. */
export async function inspect(browser, { origin, address, words, next }) {
  const opened = await openPage(browser, { origin, address, words, slow: false });
  const { context, page, session, traffic } = opened;
  await untilQuiet(opened);
  const elements = await page.evaluate(countElements);
  const findsThis = await page.evaluate(canBeFound, words);
  const findsNext = await page.evaluate(canBeFound, next.words);
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.enable").then(() => session.send("Performance.getMetrics"));
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.length }));
  });
  await context.close();
  const plain = await openPage(browser, { origin, address, words, slow: false, hasScripts: false });
  await plain.page.waitForLoadState("load");
  const plainText = await plain.page.locator("body").innerText();
  await plain.context.close();
  return {
    elements,
    heapBytes: metrics.find(({ name }) => name === "JSHeapUsedSize").value,
    violations,
    findsThis,
    findsNext,
    isReadableWithoutScripts: plainText.includes(words),
    foreignHosts: [...traffic.foreign],
  };
}
