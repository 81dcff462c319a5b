import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { AWAITED_MS_MAX } from "../../src/clock/waits.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { inHours, openActivities } from "../features/activities/open-activities.tsx";
import { openScreen } from "../features/anomalies/open-screen.tsx";
import { numbered, openIdeas } from "../features/ideas/open-ideas.tsx";
import { takeClock } from "../support/take-clock.ts";
import { waitFor } from "../support/wait-for.ts";
import { barriers } from "../ui/framed.tsx";

afterEach(() => page.viewport(414, 896));

const ideas = (heard: boolean) =>
  openIdeas({ at: "/city/35024/map/ideas?vue=liste", heard, ideas: [numbered(1)] });
const anomalies = (at: string) => (heard: boolean) =>
  openScreen({ at, heard, anomalies: [anAnomaly({ createdAt: Date.now(), updatedAt: Date.now() })] });
const activities = (heard: boolean) => openActivities("activities?vue=liste", [inHours(1, 50)], {}, heard);

it.each([
  { name: "reports", words: /^1\sanomalie$/u, open: anomalies("/list/anomalies") },
  { name: "reports on the map", words: /^1\sanomalie dans cette vue$/u, open: anomalies("/map/anomalies") },
  { name: "ideas", words: /^1\sidée$/u, open: ideas },
  { name: "activities", words: /^1\sactivité$/u, open: activities },
])(
  "how many $name there are is said to be of this device while the commune was not read to its end [P13]",
  async ({ words, open }) => {
    await page.viewport(390, 844);
    const clock = takeClock();
    const said = () =>
      page
        .getByRole("status")
        .elements()
        .map(({ textContent }) => textContent);
    const part = new RegExp(words.source.replace("$", "\\s· sur cet appareil$"), "u");
    await open(false);
    await waitFor(async () => {
      await clock.advance(AWAITED_MS_MAX);
      expect(said()).toContainEqual(expect.stringMatching(part));
    });
    expect(await barriers()).toEqual([]);
    await open(true);
    await expect.poll(said).toContainEqual(expect.stringMatching(words));
  },
);
