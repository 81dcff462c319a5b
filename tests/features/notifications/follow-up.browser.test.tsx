import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { FOLLOW_UP } from "../../../src/domain/notification/notification.ts";
import { aNotification } from "../../examples/a-notification.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf } from "../open-databases.ts";
import { openNotifications } from "./open-notifications.tsx";

const subject = { collection: "anomalies", id: anAnomaly().id } as const;
const notification = aNotification({ id: "n1", at: Date.now(), subject, what: FOLLOW_UP });
const step = { reason: "", byKind: "moderator", byName: "" } as const;
const answer = (name: string) => page.getByRole("button", { name, exact: true });
const unread = page.getByText(", 1 non lue");

function resolved(over: Partial<Anomaly>): Anomaly {
  const history = [
    ...anAnomaly().history,
    { ...step, at: Date.now() - 30 * DAY_MS, status: "resolved" as const },
  ];
  return anAnomaly({ status: "resolved", history, ...over });
}

async function openOwn() {
  const opened = await openNotifications({ notifications: [notification] });
  await opened.replica.anomalies.upsert(rowOf("anomalies", resolved({ authorId: opened.actor.uid })));
  return opened;
}

describe("a notification that asks « Ce problème est-il réglé ? »", () => {
  it("is answered in its row, read with it, and says that the answer is kept [ANO-28] [NOT-3]", async () => {
    const { device } = await openOwn();
    await expect.element(answer("Non")).toBeVisible();
    await expect.element(unread).toBeInTheDocument();
    expect(await barriers()).toEqual([]);
    await answer("Oui").click();
    await expect
      .element(page.getByText("Merci, votre réponse est enregistrée sur cet appareil."))
      .toHaveFocus();
    await expect.element(unread).not.toBeInTheDocument();
    const kept = (await device.outbox.toArray()).map(({ kind }) => kind).toSorted();
    expect(kept).toEqual(["answer-follow-up", "read-notifications"]);
  });

  it("asks why what was closed is not settled, where it is asked [ANO-28] [ANO-23]", async () => {
    const { device } = await openOwn();
    await answer("Non").click();
    await userEvent.fill(page.getByLabelText(/^Pourquoi, lu par tous/u), "Le trou s’est rouvert.");
    await answer("Envoyer").click();
    await expect.element(page.getByText(/^Merci, votre réponse est enregistrée/u)).toHaveFocus();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(unread).not.toBeInTheDocument();
    const kept = (await device.outbox.toArray()).map(({ kind }) => kind).toSorted();
    expect(kept).toEqual(["read-notifications", "reopen-anomaly"]);
  });

  it("asks no more once it was answered, on another device too [ANO-28]", async () => {
    const { replica, actor } = await openOwn();
    await expect.element(answer("Oui")).toBeVisible();
    const answered = resolved({ authorId: actor.uid, followUp: { at: Date.now(), answer: "yes" } });
    await replica.anomalies.upsert(rowOf("anomalies", answered));
    await expect.element(answer("Oui")).not.toBeInTheDocument();
    await expect.element(page.getByText("Ce problème est-il réglé ?")).toBeVisible();
  });
});
