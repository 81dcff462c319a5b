import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { MARKUP } from "../../examples/markup.ts";
import { NOTHING, watchMarkup } from "../../support/watched-markup.ts";
import { inHours, NOW, openActivities } from "./open-activities.tsx";

/** In each of its texts. */
const hostile = (n: number, text: string, over: Partial<Activity> = {}) =>
  inHours(n, 24 + n, {
    number: text,
    title: text,
    description: text,
    placeName: text,
    address: text,
    organiserName: text,
    priceKind: "payant",
    priceLabel: text,
    contact: text,
    authorName: text,
    history: [{ at: NOW, status: "confirmed", reason: text, byKind: "moderator", byName: text }],
    ...over,
  });

const read = () => document.body.textContent;

describe("markup in the texts of activities", () => {
  it("is read as it was written in their list [SEC-22]", async () => {
    const came = watchMarkup();
    await openActivities(
      "activities",
      MARKUP.map((text, n) => hostile(n + 1, text)),
    );
    await page.getByRole("button", { name: /^Afficher plus/u }).click();
    for (const text of MARKUP) await expect.poll(read).toContain(text);
    expect(came()).toEqual(NOTHING);
  });

  it("is read so in an activity that is cancelled, to whoever announced it too [SEC-22]", async () => {
    const came = watchMarkup();
    const all = MARKUP.join("\n");
    const history = MARKUP.map((text, n) => ({
      at: NOW + n,
      status: "cancelled" as const,
      reason: text,
      byKind: "moderator" as const,
      byName: text,
    }));
    const activity = hostile(1, all, { status: "cancelled", history });
    await openActivities(`activity/${activity.id}`, [activity], { moderatorOfCities: ["35024"] });
    for (const text of MARKUP) await expect.poll(read).toContain(text);
    expect(came()).toEqual(NOTHING);
  });
});
