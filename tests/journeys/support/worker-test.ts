import { chromium, type Browser } from "@playwright/test";
import { portOffset, portsAt, type PortName } from "../../../local/ports.ts";
import { findingHosts } from "../../support/chromium.ts";
import { withLines } from "./kept-offline.ts";
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

interface OneAfterTheOther {
  readonly laidLines: TownLines;
  readonly browser: Browser;
}

/**
 * A journey whose servers can really be stopped: the browser believes to speak to the town's ports, and speaks to lines
 * that a test can cut. What the browser is told of the network (`setOffline`) does not come into it. Journeys one after
 * the other have the same lines, whole again for each, and the same browser, whose command line names them.
 */
export const test = base.extend<{ lines: TownLines }, OneAfterTheOther>({
  laidLines: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures off it
    async ({}, use) => {
      const ports = portsAt(portOffset());
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
    { scope: "worker" },
  ],
  browser: [
    async ({ laidLines, launchOptions }, use) => {
      const ports = portsAt(portOffset());
      const rules = (Object.keys(PORT_OF) as (keyof TownLines)[]).map(
        (name) => `MAP 127.0.0.1:${ports[PORT_OF[name]]} 127.0.0.1:${laidLines[name].port}`,
      );
      const args = [...(launchOptions.args ?? []), findingHosts(...rules)];
      const browser = withLines(await chromium.launch({ ...launchOptions, args }));
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  lines: [
    async ({ laidLines }, use) => {
      await Promise.all(Object.values(laidLines).map((line: TownLine) => line.renew()));
      await use(laidLines);
    },
    { auto: true },
  ],
});

/** Nobody answers any more, whatever is asked. */
export async function stopServers(lines: TownLines): Promise<void> {
  await Promise.all(Object.values(lines).map((line: TownLine) => line.cut()));
}

export { expect } from "./test.ts";
