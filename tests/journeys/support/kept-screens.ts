import { writeFileSync } from "node:fs";
import type { BrowserContext, Page, TestInfo } from "@playwright/test";
import { SCREEN } from "../../../local/testing/last-screen.ts";

/** A page of whoever takes part in a journey, and what its console said last. */
export interface Seen {
  readonly page: Page;
  readonly said: string[];
}

const SAID_MAX = 20;
const SNAPSHOT_MS_MAX = 5_000;

/** Keeps in mind each page that is opened there. */
export function seePages(context: BrowserContext, seen: Seen[]): void {
  context.on("page", (page) => {
    const said: string[] = [];
    const note = (line: string): void => {
      said.push(line);
      if (said.length > SAID_MAX) said.shift();
    };
    page.on("console", (message) => note(`${message.type()}: ${message.text()}`));
    page.on("requestfailed", (request) => note(`${request.failure()?.errorText ?? ""}: ${request.url()}`));
    seen.push({ page, said });
  });
}

/** What each person had before them, if the journey failed: Playwright itself writes down the first page alone. */
export async function keepScreens(seen: readonly Seen[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const [index, { page, said }] of seen.entries()) {
    if (page.isClosed()) continue;
    const screen = await page
      .locator("body")
      .ariaSnapshot({ timeout: SNAPSHOT_MS_MAX })
      .catch((cause: unknown) => `- no screen: ${String(cause)}`);
    const lines = [
      "```yaml",
      `- page ${index + 1}: ${page.url()}`,
      screen,
      ...said.map((line) => `- ${line}`),
      "```",
    ];
    const path = info.outputPath(`screen-${index + 1}.md`);
    writeFileSync(path, `${lines.join("\n")}\n`);
    await info.attach(`${SCREEN} ${index + 1}`, { path, contentType: "text/markdown" });
  }
}
