import { expect, it, onTestFinished } from "vitest";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { openScreen } from "./open-screen.tsx";

const rowCount = () => document.querySelectorAll("li h2").length;

it("a list draws the rows that fill a screen by themselves first, and the others after them [ANO-12]", async () => {
  // Those that are drawn first come with the list that they are in.
  let followed = 0;
  const watch = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    followed += added.filter((node) => node instanceof HTMLLIElement && node.querySelector("h2")).length;
  });
  onTestFinished(() => watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  const anomalies = Array.from({ length: 40 }, (_, index) => anAnomaly({ id: anIdentifier(index + 1) }));
  await openScreen({ at: "/list/anomalies", anomalies });
  await expect.poll(rowCount).toBe(40);
  await expect.poll(() => followed).toBe(32);
});
