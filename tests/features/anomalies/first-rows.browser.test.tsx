import { expect, it, onTestFinished } from "vitest";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { openScreen } from "./open-screen.tsx";

const rowCount = () => document.querySelectorAll("li h2").length;

it("a list draws the rows that fill a screen by themselves first, and the others after them [ANO-12]", async () => {
  const drawn: number[] = [];
  const watch = new MutationObserver(() => drawn.push(rowCount()));
  onTestFinished(() => watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  const anomalies = Array.from({ length: 40 }, (_, index) => anAnomaly({ id: anIdentifier(index + 1) }));
  await openScreen({ at: "/list/anomalies", anomalies });
  await expect.poll(rowCount).toBe(40);
  expect(drawn.find((count) => count > 0)).toBe(8);
});
