import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf, type Databases } from "../open-databases.ts";
import { openScreen } from "./open-screen.tsx";

const other = anAnomaly({ id: anIdentifier(2), title: "Réverbère éteint" });
const proposal = page.getByText("Ce signalement existait peut-être déjà");
const follow = page.getByRole("button", { name: "C’est le même : je le suis" });

/** One's own report, of which the city said that another one says the same. */
async function openOwn(over: Partial<Anomaly> = {}): Promise<Databases> {
  const own = anAnomaly(over);
  const opened = await openScreen({ at: `/list/anomaly/${own.id}`, anomalies: [own, other] });
  const outcome = {
    commandId: own.id,
    state: "applied",
    rev: 1,
    number: own.number,
    alike: { id: other.id, distanceM: 12 },
    appliedAt: NOW,
  } as const;
  const receipt = {
    commandId: own.id,
    kind: "report-anomaly",
    cityId: own.cityId,
    subject: { collection: "anomalies", id: own.id },
    outcome,
    content: null,
    day: "",
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
  } as const;
  await opened.replica.receipts.upsert(rowOf("receipts", receipt));
  return opened;
}

describe("a report that somebody else had made", () => {
  it("is shown beside one’s own, to follow it in its place, without network [ANO-35]", async () => {
    const { device } = await openOwn({ followersCount: 1, meTooCount: 0 });
    await expect.element(proposal).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Réverbère éteint" })).toBeVisible();
    expect(await barriers()).toEqual([]);
    await follow.click();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([
        { kind: "me-too-anomaly", command: { payload: { anomalyId: other.id, on: true } } },
        { kind: "follow-anomaly", command: { payload: { anomalyId: other.id, on: true } } },
        {
          kind: "withdraw-anomaly",
          command: { payload: { anomalyId: anAnomaly().id, inFavourOf: other.id } },
        },
      ]);
  });

  it("is followed once, however often that is pressed [ANO-35] [P2]", async () => {
    const { device } = await openOwn({ followersCount: 1, meTooCount: 0 });
    await expect.element(follow).toBeVisible();
    const button = follow.element() as HTMLElement;
    button.click();
    button.click();
    const kinds = async () => (await device.outbox.toArray()).map(({ kind }) => kind);
    await expect.poll(kinds).toContain("withdraw-anomaly");
    expect(await kinds()).toEqual(["me-too-anomaly", "follow-anomaly", "withdraw-anomaly"]);
  });

  it("leaves one’s own where others follow it, and says so [ANO-35, ANO-24]", async () => {
    const { device } = await openOwn({ followersCount: 3 });
    await expect.element(page.getByText(/d’autres le suivent/u)).toBeVisible();
    await follow.click();
    await expect.poll(() => device.outbox.toArray()).toHaveLength(2);
    await expect.element(proposal).not.toBeInTheDocument();
  });

  it("is not proposed again once it is said to be something else [ANO-35]", async () => {
    const { device } = await openOwn();
    await page.getByRole("button", { name: "Non, c’est autre chose" }).click();
    await expect.element(proposal).not.toBeInTheDocument();
    await expect.element(page.getByText("Votre signalement reste.")).toHaveFocus();
    expect(await device.outbox.toArray()).toEqual([]);
  });
});
