import { DEMO_MINIMUM_VERSION } from "../../local/demo/minimum-version.ts";
import { NEXT_VERSION } from "../../local/testing/next-version.ts";
import { writeDocument } from "../rules/support/firestore-rest.ts";
import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { markOfNextVersion, nextVersion } from "./support/next-version.ts";
import { openOutbox, outboxBadge, untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, test } from "./support/worker-test.ts";

const SUBMIT = "/api/commands-submit";
const NOTICE = "Cette version de Parvis est trop ancienne";

test.afterEach(() => writeDocument("config/public", { minimumVersion: DEMO_MINIMUM_VERSION }));

test("a version that is too old reads and keeps, and the next one sends what it kept [SW-8, SEC-9, P1, P2, F43]", async ({
  page,
  lines,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  // The page is open and online, and has not heard of it: the town knows.
  await writeDocument("config/public", { minimumVersion: NEXT_VERSION });
  await writeReport(page, { title: "Rambarde descellée sur le pont" });
  await send(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect((await openOutbox(page)).getByText(/Mise à jour nécessaire/u)).toBeVisible();
  await page.goto(city.map);
  await expect(page.getByText(NOTICE)).toBeVisible();

  await writeReport(page, { title: "Ruche tombée dans le parc" });
  await page.getByRole("button", { name: /^Envoyer le signalement|^Envoyer au retour/u }).click();
  await expect(page.getByText("Le signalement n’a pas été enregistré")).toBeVisible();
  await page.getByRole("link", { name: "Quitter" }).click();
  await expect(outboxBadge(page)).toHaveAccessibleName(/1 en attente/u);
  expect(lines.town.answered(SUBMIT)).toBe(0);

  lines.town.standIn(await nextVersion(lines.town));
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  await expect(markOfNextVersion(page)).toBeAttached();
  await expect(page.getByText(NOTICE)).toBeHidden();
  await untilAllSent(page);
  expect(lines.town.answered(SUBMIT)).toBe(1);
});
