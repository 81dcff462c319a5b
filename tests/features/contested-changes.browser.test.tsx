import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { editedActivityOf } from "../../src/domain/activity/edit-activity.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { CommandKind, CommandPayloads } from "../../src/domain/command/commands.ts";
import { editedOf } from "../../src/domain/idea/edit-idea.ts";
import { aModeration } from "../examples/a-command.ts";
import { aLock, aThread } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ABOUT, openThread } from "../shared/open-thread.tsx";
import { barriers } from "../ui/framed.tsx";
import { inHours, openActivities } from "./activities/open-activities.tsx";
import { openScreen } from "./anomalies/open-screen.tsx";
import { A_MODERATOR, wasOvertaken } from "./anomalies/other-moderator.ts";
import { openIdeas } from "./ideas/open-ideas.tsx";
import { rowOf } from "./open-databases.ts";

function asked<K extends CommandKind>(kind: K, payload: CommandPayloads[K]): Command {
  const envelope = { id: anIdentifier(9), cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW };
  return { ...envelope, kind, payload } as Command;
}

const takeMine = page.getByRole("button", { name: "Mettre la mienne" });

/** What stands in one of the two versions. */
const version = (title: string) =>
  page.getByRole("heading", { name: title }).element().parentElement?.textContent ?? "";

describe("what had changed when one’s own change arrived", () => {
  it("of a report is compared field by field, and what one left alone stays as the other wrote it [ANO-21] [P3]", async () => {
    const seen = { title: "Trou", description: "Devant le portail." };
    const title = "Grand trou";
    const description = "Devant le portail, côté pair.";
    const { device, replica, actor } = await openScreen({ at: `/list/anomaly/${anAnomaly().id}` });
    const theirs = anAnomaly({ authorId: actor.uid, rev: 3, title, description });
    await replica.anomalies.upsert(rowOf("anomalies", theirs));
    const mine = { title: "Affaissement", description: seen.description };
    await wasOvertaken(device, asked("edit-anomaly", { anomalyId: theirs.id, seen, ...mine }), theirs);
    await expect.element(page.getByText(/^À revoir\s: ce contenu avait changé/u)).toBeVisible();
    expect(version("Votre version")).toContain("Affaissement");
    expect(version("La version de la commune")).toContain("Grand trou");
    expect(version("Votre version")).not.toContain("portail");
    expect(await barriers()).toEqual([]);
    await takeMine.click();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ state }) => state))
      .toEqual(["queued"]);
    expect(await device.outbox.toArray()).toMatchObject([
      {
        command: {
          basedOn: 3,
          payload: { seen: { title, description }, title: "Affaissement", description },
        },
      },
    ]);
  });

  it("of an idea is compared, and the other version may be kept [IDEA-14] [P3]", async () => {
    const theirs = anIdea({
      authorId: "resident-yann",
      rev: 2,
      createdAt: Date.now(),
      proposal: "Planter douze tilleuls.",
    });
    const edit = asked("edit-idea", {
      ideaId: theirs.id,
      seen: editedOf(anIdea()),
      ...editedOf(anIdea()),
      proposal: "Planter des érables.",
    });
    const { device } = await openIdeas({ at: `/city/35024/map/idea/${theirs.id}`, ideas: [theirs] });
    await wasOvertaken(device, edit, theirs);
    await expect.element(takeMine).toBeVisible();
    expect(version("Votre version")).toContain("érables");
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Garder celle de la commune" }).click();
    await expect.poll(() => device.outbox.count()).toBe(0);
  });

  it("of an activity is compared: what it says, when it takes place, whom it names [ACT-12] [ACT-7] [ACT-17] [P3]", async () => {
    const theirs = inHours(1, 90, {
      rev: 4,
      status: "postponed",
      priceLabel: "5 €",
      organiserName: "Les Amis du canal",
    });
    const seen = editedActivityOf(inHours(1, 90));
    const { device } = await openActivities(`activity/${theirs.id}`, [theirs], A_MODERATOR);
    await wasOvertaken(
      device,
      asked("edit-activity", {
        activityId: theirs.id,
        seen,
        edited: { ...seen, title: "Nettoyage", repeats: { every: "week", count: 3, off: ["2026-06-21"] } },
      }),
      theirs,
    );
    await expect.element(takeMine).toBeVisible();
    expect(version("Votre version")).toMatch(/Nettoyage.*Chaque semaine · × 3 · sauf dimanche/u);
    expect(version("Votre version")).not.toContain("canal");
    await takeMine.click();
    await expect.poll(async () => (await device.outbox.toArray())[0]?.state).toBe("queued");
    expect(await device.outbox.toArray()).toMatchObject([
      { command: { payload: { edited: { title: "Nettoyage", organiserName: "Les Amis du canal" } } } },
    ]);
    await device.outbox.clear();
    const payload = {
      activityId: theirs.id,
      from: "confirmed",
      to: "cancelled",
      dates: null,
      reason: "Il pleuvra.",
    } as const;
    await wasOvertaken(device, asked("reschedule-activity", payload), theirs);
    await expect.element(page.getByText("Il pleuvra.")).toBeVisible();
    await device.outbox.clear();
    const name = { organiserName: "Les Amis de l’Ille", organiserKind: "association" } as const;
    await wasOvertaken(
      device,
      asked("verify-organiser", { activityId: theirs.id, on: true, ...name }),
      theirs,
    );
    await expect.poll(() => version("Votre version")).toContain("Les Amis de l’Ille");
    expect(await barriers()).toEqual([]);
    await takeMine.click();
    await expect
      .poll(async () => (await device.outbox.toArray())[0]?.command.payload)
      .toMatchObject({ organiserName: "Les Amis du canal" });
  });

  it("of a discussion that another moderator decided about is compared [THR-13] [P3]", async () => {
    const thread = aThread({
      id: ABOUT.id,
      state: "hidden",
      reason: "Nomme un voisin.",
      decidedAt: NOW,
      rev: 3,
    });
    const { device } = await openThread([], {
      thread: { ...thread, state: "open", reason: "", rev: 2 },
      actor: A_MODERATOR,
      before: (kept) =>
        wasOvertaken(kept, aLock({ subject: { collection: "anomalies", id: ABOUT.id } }), thread),
    });
    await expect.element(takeMine).toBeVisible();
    expect(version("La version de la commune")).toContain("Nomme un voisin.");
    expect(version("Votre version")).toContain("Fermée aux réponses");
    await takeMine.click();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ state }) => state))
      .toEqual(["queued"]);
    expect(await device.outbox.toArray()).toMatchObject([
      { command: { payload: { to: "locked", seen: NOW } } },
    ]);
  });

  it("of what waits for a moderator is read again before it is published [MOD-4] [P3]", async () => {
    const theirs = anAnomaly({ visibility: "pending", rev: 3, rewritten: 1, createdAt: NOW - DAY_MS });
    const publish = aModeration({ to: "public", rewritten: 0 });
    const { device } = await openScreen({
      at: `/list/anomaly/${theirs.id}`,
      anomalies: [theirs],
      moderated: [theirs],
      actor: A_MODERATOR,
      before: (kept) => wasOvertaken(kept, publish, theirs),
    });
    await expect.element(page.getByText(/son auteur l’a modifié entre-temps/u)).toBeVisible();
    await takeMine.click();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ state }) => state))
      .toEqual(["queued"]);
    expect(await device.outbox.toArray()).toMatchObject([
      { command: { payload: { to: "public", rewritten: 1 } } },
    ]);
  });
});
