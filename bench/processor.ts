import type { CDPSession } from "@playwright/test";

/** Milliseconds of the page's main thread, of this work alone: what was made before is not collected at its cost. */
export async function processorMs(session: CDPSession, work: () => Promise<void>): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const from = await metric(session, "ThreadTime");
  await work();
  return ((await metric(session, "ThreadTime")) - from) * 1000;
}

export async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const found = metrics.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The browser tells no ${name}.`);
  return found.value;
}
