import type { BrowserContext, CDPSession, Page, Route } from "@playwright/test";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";

const CALLS = "**/api/**";
const SKEW_KEY = "chaos-skew";

/** What befalls one device, one thing after the other, until it is calmed. */
export interface Weather {
  /** Makes it befall the pages of this browser. */
  readonly over: (context: BrowserContext) => Promise<void>;
  /** The next thing happens. */
  readonly change: () => Promise<string>;
  /** The line is whole and quick, and the clock right. */
  readonly calm: () => Promise<void>;
}

type Line = "quick" | "slow" | "loses replies" | "cut off in the middle";

export function weather(chance: () => number): Weather {
  let context: BrowserContext | undefined;
  let line: Line = "quick";
  const anInt = (below: number): number => Math.floor(chance() * below);
  const carry = async (route: Route): Promise<void> => {
    const now = line;
    if (now === "cut off in the middle") return route.abort("connectionreset");
    if (now === "slow")
      await new Promise((resume) => setTimeout(resume, 2 * SECOND_MS + anInt(10 * SECOND_MS)));
    if (now !== "loses replies") return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  };
  const setSkew = async (skewMs: number): Promise<void> => {
    for (const page of context?.pages() ?? []) await page.evaluate(setClock, skewMs).catch(() => undefined);
  };
  const changes: readonly (readonly [string, () => Promise<void>])[] = [
    ["the network goes", async () => context?.setOffline(true)],
    ["the network is back", async () => context?.setOffline(false)],
    ["the network is back", async () => context?.setOffline(false)],
    ["slow radio", () => slowDown(context, 300 + anInt(2_000))],
    ["the line is slow", async () => void (line = "slow")],
    ["replies get lost", async () => void (line = "loses replies")],
    ["requests are cut off", async () => void (line = "cut off in the middle")],
    ["the line is quick", async () => void (line = "quick")],
    ["the line is quick", async () => void (line = "quick")],
    ["the clock jumps by days", () => setSkew((anInt(3) - 1) * 2 * DAY_MS)],
    ["the clock jumps by minutes", () => setSkew((anInt(5) - 2) * 6 * MINUTE_MS)],
  ];
  return {
    async over(next) {
      context = next;
      await next.addInitScript(movableClock, SKEW_KEY);
      // A request that the browser takes back has no route any more.
      await next.route(CALLS, (route) => carry(route).catch(() => undefined));
    },
    async change() {
      const [name, happen] = changes[anInt(changes.length)] ?? ["nothing", async () => undefined];
      await happen();
      return name;
    },
    async calm() {
      line = "quick";
      await context?.setOffline(false);
      await slowDown(context, 0);
      await setSkew(0);
    },
  };
}

/** Of the pages alone: the worker's own requests go as they are. */
async function slowDown(context: BrowserContext | undefined, latency: number): Promise<void> {
  for (const page of context?.pages() ?? []) {
    const session = await sessionOf(page);
    const throughput = latency === 0 ? -1 : 40_000;
    await session?.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session?.detach().catch(() => undefined);
  }
}

async function sessionOf(page: Page): Promise<CDPSession | undefined> {
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => undefined);
  await session?.send("Network.enable");
  return session;
}

/** In the page: its clock runs, and somebody may set it. */
function movableClock(key: string): void {
  const RealDate = Date;
  const skew = (): number => {
    try {
      return Number(localStorage.getItem(key) ?? "0");
    } catch {
      return 0;
    }
  };
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], as) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + skew()] : args, as) as object,
    get: (target, name): unknown =>
      name === "now" ? () => RealDate.now() + skew() : Reflect.get(target, name),
  });
}

function setClock(skewMs: number): void {
  localStorage.setItem("chaos-skew", String(skewMs));
}
