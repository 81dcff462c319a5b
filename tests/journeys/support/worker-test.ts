import { chromium } from "@playwright/test";
import { portsAt, type Ports } from "../../../local/ports.ts";
import { test as base } from "./test.ts";
import { townLine, type TownLine } from "./town-line.ts";

interface TownLines {
  /** To the page, its functions and its photos. */
  readonly town: TownLine;
  /** To the geographic API, the addresses and the tiles. */
  readonly services: TownLine;
}

/**
 * A journey whose servers can really be stopped: the browser believes to speak to the town's ports, and speaks to lines
 * that a test can cut. What the browser is told of the network (`setOffline`) does not come into it.
 */
export const test = base.extend<{ lines: TownLines }>({
  lines: async ({ baseURL }, use) => {
    const ports = portsOf(baseURL);
    const lines = { town: await townLine(ports.hosting), services: await townLine(ports.standIns) };
    await use(lines);
    await lines.town.cut();
    await lines.services.cut();
  },
  context: async ({ lines, contextOptions, launchOptions, baseURL }, use) => {
    const ports = portsOf(baseURL);
    const rules = [
      `MAP 127.0.0.1:${ports.hosting} 127.0.0.1:${lines.town.port}`,
      `MAP 127.0.0.1:${ports.standIns} 127.0.0.1:${lines.services.port}`,
    ];
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(", ")}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext({ ...contextOptions, ...(baseURL === undefined ? {} : { baseURL }) }));
    await browser.close();
  },
});

function portsOf(baseURL = ""): Ports {
  return portsAt(Number(new URL(baseURL).port) - portsAt(0).hosting);
}

export { expect } from "./test.ts";
