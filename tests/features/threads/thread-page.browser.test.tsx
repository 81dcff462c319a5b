import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { rowOf as outboxRow } from "../../../src/data/device/commit-command.ts";
import { pathOf } from "../../../src/domain/navigation/routes.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { activity, anomaly, cityId, idea, opening, openThreadOf } from "./open-thread-page.tsx";

const tabs = page.getByRole("navigation", { name: "Navigation principale" });
const litTabs = () =>
  tabs
    .getByRole("link")
    .elements()
    .filter((tab) => tab.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent);

describe("the page of a discussion", () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(414, 896));

  it.each([
    ["Retour à l’anomalie", anomaly.id, pathOf("ListAnomaly", { cityId, anomalyId: anomaly.id }), "Liste"],
    ["Retour à l’idée", idea.id, pathOf("MapIdea", { cityId, ideaId: idea.id }), "Idées"],
    [
      "Retour à l’activité",
      activity.id,
      pathOf("MapActivity", { cityId, activityId: activity.id }),
      "Activités",
    ],
  ] as const)(
    "leads back to what it is about, whose tab is lit: %s [NAV-28]",
    async (name, id, path, tab) => {
      await openThreadOf(id);
      const back = page.getByRole("link", { name });
      await expect.element(back).toHaveAttribute("href", path);
      await expect.poll(litTabs).toEqual([tab]);
    },
  );

  it("about nothing else leads back to the commune, which has no tab [NAV-28]", async () => {
    await openThreadOf(opening.id);
    const back = page.getByRole("link", { name: "Retour à la commune" });
    await expect.element(back).toHaveAttribute("href", pathOf("CityDetails", { cityId }));
    expect(litTabs()).toEqual([]);
  });

  it("leads back to the very page that it was opened from, which remembers its list [NAV-28]", async () => {
    await openThreadOf(anomaly.id, { state: { fromSubject: true }, before: "/la-page" });
    await page.getByRole("link", { name: "Retour à l’anomalie" }).click();
    await expect.element(page.getByText("Ici : /la-page, dans la liste")).toBeVisible();
  });

  it("leads back to the visit of « À traiter » from which it was opened, whose part it is [NAV-28]", async () => {
    await openThreadOf(anomaly.id, { state: { fromList: true, isMixed: true } });
    await expect.element(page.getByRole("link", { name: "Retour à la liste" })).toBeVisible();
    // That one is lit by itself.
    expect(litTabs()).not.toContain("Liste");
  });

  it("has what it is about beside the messages where there is room, and above them on a phone [THR-32]", async () => {
    await openThreadOf(anomaly.id);
    const subject = page.getByRole("link", { name: anomaly.title });
    const messages = page.getByRole("heading", { name: "Messages" });
    const boxOf = (locator: typeof subject) => locator.element().getBoundingClientRect();
    await expect.element(page.getByRole("textbox", { name: "Votre message" })).toBeVisible();
    expect(boxOf(subject).left).toBeGreaterThan(boxOf(messages).right);
    const heading = () => document.querySelector("h1")?.textContent;
    expect(heading()).toContain(anomaly.title);
    expect(document.title).toContain(anomaly.title);
    expect(await barriers()).toEqual([]);
    await page.viewport(390, 844);
    await expect.poll(heading).toBe("Discussion");
    await expect.poll(() => boxOf(subject).bottom < boxOf(messages).top).toBe(true);
    expect(await barriers()).toEqual([]);
  });

  it("draws what it is about as waiting while that is on this device alone [THR-32] [OFF-12]", async () => {
    const command = aCommand({ id: anIdentifier(324) });
    const { device } = await openThreadOf(command.id);
    await device.outbox.add(outboxRow({ command, photoIds: [] }));
    await expect.element(page.getByText("En attente d’envoi", { exact: true }).first()).toBeVisible();
    await expect.poll(() => document.querySelector("svg[data-waiting]")).not.toBeNull();
  });
});
