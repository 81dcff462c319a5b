import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf, type Databases } from "../open-databases.ts";
import { openScreen } from "./open-screen.tsx";

const detail = `/list/anomaly/${anAnomaly().id}`;
const step = { reason: "", byKind: "moderator", byName: "" } as const;
const question = page.getByText("Ce problème est-il réglé ?");

async function openOwn(over: Partial<Anomaly>): Promise<Databases> {
  const opened = await openScreen({ at: detail, anomalies: [] });
  const mine = anAnomaly({ ...over, authorId: opened.actor.uid });
  await opened.replica.anomalies.upsert(rowOf("anomalies", mine));
  return opened;
}

describe("« Ce problème est-il réglé ? »", () => {
  it("is asked of its author, answered without network, and not again [ANO-28]", async () => {
    const createdAt = Date.now() - 61 * DAY_MS;
    const { device } = await openOwn({
      createdAt,
      history: [{ ...step, byKind: "resident", at: createdAt, status: "new" }],
    });
    await expect.element(question).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Oui", exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText("Indiquée comme résolue").first()).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      { kind: "answer-follow-up", command: { payload: { answer: "yes" } } },
    ]);
  });

  it("asks why where it was closed and is not settled [ANO-28] [ANO-23]", async () => {
    const at = Date.now() - 30 * DAY_MS;
    const history = [...anAnomaly().history, { ...step, at, status: "resolved" as const }];
    const { device } = await openOwn({ status: "resolved", history });
    await page.getByRole("button", { name: "Non", exact: true }).click();
    await userEvent.fill(page.getByLabelText(/^Pourquoi, lu par tous/u), "Le trou s’est rouvert.");
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(await device.outbox.toArray()).toMatchObject([{ kind: "reopen-anomaly" }]);
  });

  it("is asked of nobody else [ANO-28]", async () => {
    const at = Date.now() - 30 * DAY_MS;
    const history = [...anAnomaly().history, { ...step, at, status: "resolved" as const }];
    await openScreen({ at: detail, anomalies: [anAnomaly({ status: "resolved", history })] });
    await expect.element(page.getByRole("button", { name: /^Merci aux agents/u })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });
});
