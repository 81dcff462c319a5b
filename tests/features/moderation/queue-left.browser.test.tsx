import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openDatabases, rowOf, type Databases } from "../open-databases.ts";
import { button, expectChosen, heading, openQueue, pane, reports, row } from "./open-beside.ts";
import { showQueue } from "./show-queue.tsx";

const [, second, third] = reports as [Anomaly, Anomaly, Anomaly, Anomaly];

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(414, 896));

describe("what another moderator sees to while it is read beside « À traiter »", () => {
  const gone = pane.getByText(/^Quelqu’un vient de s’en occuper/u);

  /** As the city says it. */
  async function publishElsewhere({ replica }: Databases, anomaly: Anomaly): Promise<void> {
    const row = await replica.moderation.findOne(anomaly.id).exec();
    await row?.remove();
    await replica.anomalies.upsert(
      rowOf("anomalies", { ...anomaly, visibility: "public", rev: anomaly.rev + 1 }),
    );
  }

  it("stays, with what was typed about it, until one moves on [MOD-20]", async () => {
    const data = await openQueue("?queue=to-check");
    await row(second.title).click();
    await expectChosen(second.title);
    await button("Refuser").click();
    const reason = page.getByRole("dialog").getByRole("textbox").first();
    await reason.fill("Ce n’est pas à la commune");
    await publishElsewhere(data, second);
    await expect.element(row(second.title)).not.toBeInTheDocument();
    await expect.element(gone).toBeInTheDocument();
    await expect.element(reason).toHaveValue("Ce n’est pas à la commune");
    await userEvent.keyboard("{Escape}");
    await expect.element(heading(second.title)).toBeVisible();
    expect(await barriers()).toEqual([]);
    await button("Passer au suivant").click();
    await expectChosen(third.title);
    await expect.element(heading(third.title)).toHaveFocus();
    await expect.element(gone).not.toBeInTheDocument();
  });

  it("is left by key for the one that took its place [MOD-20]", async () => {
    const data = await openQueue("?queue=to-check");
    await row(second.title).click();
    await expectChosen(second.title);
    await publishElsewhere(data, second);
    await expect.element(gone).toBeVisible();
    await userEvent.keyboard("j");
    await expectChosen(third.title);
  });
});

it("says on one line which part of « À traiter » is shown, and draws the row of what is chosen however far it stands [MOD-20]", async () => {
  const many = Array.from({ length: 70 }, (_, index) =>
    anAnomaly({ id: anIdentifier(1111 + index), createdAt: NOW + index, title: `Trou n° ${index}` }),
  );
  const data = await openDatabases({
    city: aCity(),
    anomalies: many,
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  await showQueue(data, `?item=${many[65]?.id}`);
  await expectChosen("Trou n° 65");
  const [queue, kind] = ["File", "Type de contenu"].map((name) =>
    page.getByLabelText(name).element().getBoundingClientRect(),
  );
  expect(queue?.top).toBe(kind?.top);
  expect(kind?.right).toBeLessThan(512);
});
