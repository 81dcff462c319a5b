import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { OfflineStrip } from "../../../src/app/shell/offline-strip.tsx";
import { AGE_UNKNOWN_MS, NOT_LIVE_MS } from "../../../src/clock/waits.ts";
import { noteNetwork } from "../../../src/data/device/use-online.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { renderFramed } from "../../ui/framed.tsx";

/** As if the city had answered, and then nothing more was carried. */
function answerOnce(): void {
  noteNetwork(true);
  noteNetwork(false);
}

describe("the offline strip", () => {
  // What one test found silent is not silent in the next.
  afterEach(answerOnce);

  it("tells the age of the data, politely, and stands in nobody's way [P5, P13]", async () => {
    await renderFramed(<OfflineStrip online={false} live={false} at={NOW} now={NOW + 2 * DAY_MS} />);
    const strip = page.getByRole("status");
    await expect.element(strip.getByText(/Hors ligne — données du 1[23] mars à/u)).toBeVisible();
  });

  it("says neither that there is nothing nor that all is there when the end was never reached [P13]", async () => {
    const clock = takeClock();
    await renderFramed(<OfflineStrip online={false} live={false} at={null} now={NOW} />);
    await expect.element(page.getByText("Hors ligne", { exact: true })).toBeVisible();
    await clock.advance(AGE_UNKNOWN_MS);
    await expect.element(page.getByText(/Hors ligne — données incomplètes/u)).toBeVisible();
  });

  it("says that nothing new comes after ten seconds, and no longer once the city has answered [PULL-8]", async () => {
    const clock = takeClock();
    await renderFramed(<OfflineStrip online live={false} at={NOW} now={NOW} />);
    const late = page.getByText(/Le serveur ne répond pas — données/u);
    await clock.advance(NOT_LIVE_MS);
    await expect.element(late).toBeVisible();
    noteNetwork(true);
    await expect.element(late).not.toBeInTheDocument();
    await clock.advance(NOT_LIVE_MS);
    await expect.element(late).toBeVisible();
  });

  it("says of a silent server on the next page what it said on the one before, until it answers [P13, PULL-8]", async () => {
    const clock = takeClock();
    const strip = <OfflineStrip online live={false} at={NOW} now={NOW} />;
    const first = await renderFramed(strip);
    await clock.advance(NOT_LIVE_MS);
    await expect.element(page.getByText(/Le serveur ne répond pas/u)).toBeVisible();
    await first.unmount();
    const next = await renderFramed(strip);
    expect(page.getByText(/Le serveur ne répond pas/u).elements()).toHaveLength(1);
    await next.unmount();
    answerOnce();
    await renderFramed(strip);
    expect(page.getByText(/Le serveur ne répond pas/u).elements()).toEqual([]);
  });

  it("stays with the bar on a desktop, where what sticks stays below both [P5]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(1440, 900);
    await renderFramed(
      <div style={{ display: "flex", flexDirection: "column", blockSize: 3000 }}>
        <OfflineStrip online={false} live={false} at={NOW} now={NOW} />
        <p style={{ position: "sticky", insetBlockStart: "var(--top-bar)" }}>Ce qui colle</p>
      </div>,
    );
    const strip = page.getByRole("status");
    await expect.element(strip).toBeVisible();
    window.scrollTo(0, 500);
    const { top, bottom } = strip.element().getBoundingClientRect();
    const stuck = page.getByText("Ce qui colle").element();
    const stuckBelow = () => parseFloat(getComputedStyle(stuck).insetBlockStart);
    expect(top).toBe(56);
    expect(bottom).toBeCloseTo(stuckBelow(), 0);
    document.documentElement.style.fontSize = "32px";
    onTestFinished(() => void (document.documentElement.style.fontSize = ""));
    await expect.poll(() => strip.element().getBoundingClientRect().bottom).toBeGreaterThan(bottom + 20);
    expect(strip.element().getBoundingClientRect().bottom).toBeCloseTo(stuckBelow(), 0);
    await page.viewport(1279, 900);
    await expect.poll(() => strip.element().getBoundingClientRect().top).toBeLessThan(0);
    expect(stuckBelow()).toBe(56);
  });

  it("is silent while all is well [PULL-8]", async () => {
    await renderFramed(<OfflineStrip online live at={NOW} now={NOW} />);
    await expect.element(page.getByText(/données/u)).not.toBeInTheDocument();
  });
});
