import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { publicActivityOf } from "../../../src/domain/activity/public-activity.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMessage } from "../../examples/a-message.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openDatabases, rowOf } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const pane = page.getByRole("region", { name: "Contenu choisi" });
const heading = (title: string) => pane.getByRole("heading", { name: title, exact: true, level: 2 });
const button = (name: string) => pane.getByRole("button", { name, exact: true });

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(414, 896));

describe("beside « À traiter » on a wide screen", () => {
  it("shows a message with what is decided about it and its discussion, and a discussion where these are listed [MOD-20] [THR-17]", async () => {
    const flag = { code: "offensive", text: "", at: NOW, byKind: "resident" } as const;
    const flagged = aMessage({ id: anIdentifier(503), text: "Vous êtes tous nuls.", flags: [flag] });
    const data = await openDatabases({
      city: aCity(),
      anomalies: [anAnomaly()],
      moderatedMessages: [flagged],
      actor: { moderatorOfCities: ["35024"] },
      heard: true,
    });
    await data.replica.messages.upsert(rowOf("messages", flagged));
    await showQueue(data, "?queue=flagged");
    await expect.element(heading(`Discussion : ${anAnomaly().title}`)).toBeVisible();
    await expect.element(pane.getByText(flagged.text).first()).toBeVisible();
    await expect.element(button("Envoyer le message")).toBeVisible();
    expect(await barriers()).toEqual([]);
    await button("Laisser visible").click();
    await expect.element(page.getByText("Rien à traiter ici.")).toBeVisible();
    expect(await data.device.outbox.count()).toBe(1);
  });

  it("shows ideas and activities as on their pages [MOD-20]", async () => {
    const activity = anActivity({ id: anIdentifier(701), visibility: "pending", createdAt: NOW });
    const idea = anIdea({ id: anIdentifier(702), visibility: "pending", createdAt: NOW + 1 });
    const data = await openDatabases({
      city: aCity(),
      activities: [publicActivityOf(activity)],
      moderatedActivities: [activity],
      ideas: [idea],
      actor: { moderatorOfCities: ["35024"] },
      heard: true,
    });
    await showQueue(data);
    await expect.element(heading(activity.title)).toBeVisible();
    await expect.element(pane.getByText(activity.description)).toBeVisible();
    await button("Publier").click();
    await expect.element(heading(idea.title)).toBeVisible();
    await expect.element(pane.getByText(idea.finding)).toBeVisible();
    await expect.element(button("Publier")).toBeVisible();
  });
});
