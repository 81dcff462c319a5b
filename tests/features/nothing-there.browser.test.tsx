import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { anIdentifier } from "../examples/identifiers.ts";
import { openActivities } from "./activities/open-activities.tsx";
import { openScreen } from "./anomalies/open-screen.tsx";
import { openIdeas } from "./ideas/open-ideas.tsx";
import { barriers } from "../ui/framed.tsx";

const unknown = anIdentifier(999);
const DETAILS = [
  [
    "a report in the list",
    (heard: boolean) => openScreen({ at: `/list/anomaly/${unknown}`, heard }),
    "/list/anomalies",
  ],
  [
    "a report on the map",
    (heard: boolean) => openScreen({ at: `/map/anomaly/${unknown}`, heard }),
    "/list/anomalies",
  ],
  [
    "an activity",
    (heard: boolean) => openActivities(`activity/${unknown}`, [], {}, heard),
    "/map/activities",
  ],
  ["an idea", (heard: boolean) => openIdeas({ at: `/city/35024/map/idea/${unknown}`, heard }), "/map/ideas"],
] as const;
const toList = () => page.getByRole("link", { name: "Voir la liste" });

describe("a detail of what is not there", () => {
  for (const [what, open, list] of DETAILS) {
    it(`leads to the list: ${what} that does not exist [NAV-18, UI-3]`, async () => {
      await open(true);
      await expect.element(page.getByText(/n’existe pas, ou n’est pas publique/u)).toBeVisible();
      await expect.element(toList()).toHaveAttribute("href", `/city/35024${list}`);
      expect(await barriers()).toEqual([]);
    });

    it(`leads there as well: ${what} that is not on this device [P13]`, async () => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      onTestFinished(() => void vi.restoreAllMocks());
      await open(false);
      await expect.element(page.getByText(/^Ce contenu n’est pas encore sur cet appareil/u)).toBeVisible();
      await expect.element(toList()).toHaveAttribute("href", `/city/35024${list}`);
    });
  }
});
