import { chromium } from "@playwright/test";
import { portsAt, type PortName, type Ports } from "../../../local/ports.ts";
import { test as base } from "./test.ts";
import { townLine, type TownLine } from "./town-line.ts";

interface TownLines {
  /** To the page, its functions and its photos. */
  readonly town: TownLine;
  /** To the geographic API, the addresses and the tiles. */
  readonly services: TownLine;
  /** To Firestore. */
  readonly documents: TownLine;
  /** To the accounts. */
  readonly accounts: TownLine;
}

const PORT_OF: Readonly<Record<keyof TownLines, PortName>> = {
  town: "hosting",
  services: "standIns",
  documents: "firestore",
  accounts: "auth",
};

/**
 * A journey whose servers can really be stopped: the browser believes to speak to the town's ports, and speaks to lines
 * that a test can cut. What the browser is told of the network (`setOffline`) does not come into it.
 */
export const test = base.extend<{ lines: TownLines }>({
  lines: async ({ baseURL }, use) => {
    const ports = portsOf(baseURL);
    const [town, services, documents, accounts] = await Promise.all([
      townLine(ports[PORT_OF.town]),
      townLine(ports[PORT_OF.services]),
      townLine(ports[PORT_OF.documents]),
      townLine(ports[PORT_OF.accounts]),
    ]);
    const lines = { town, services, documents, accounts };
    await use(lines);
    await stopServers(lines);
  },
  context: async ({ lines, contextOptions, launchOptions, baseURL }, use) => {
    const ports = portsOf(baseURL);
    const rules = (Object.keys(PORT_OF) as (keyof TownLines)[]).map(
      (name) => `MAP 127.0.0.1:${ports[PORT_OF[name]]} 127.0.0.1:${lines[name].port}`,
    );
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(", ")}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext({ ...contextOptions, ...(baseURL === undefined ? {} : { baseURL }) }));
    await browser.close();
  },
});

/** Nobody answers any more, whatever is asked. */
export async function stopServers(lines: TownLines): Promise<void> {
  await Promise.all(Object.values(lines).map((line: TownLine) => line.cut()));
}

export function portsOf(baseURL = ""): Ports {
  return portsAt(Number(new URL(baseURL).port) - portsAt(0).hosting);
}

export { expect } from "./test.ts";
