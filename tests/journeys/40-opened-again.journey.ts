import { randomBytes } from "node:crypto";
import { identifierOf } from "../../src/domain/basics/identifier.ts";
import { aStatusChange } from "../examples/a-command.ts";
import { WORDS } from "../examples/answers.ts";
import { arriveIn } from "./support/commune.ts";
import { decideAsModerator } from "./support/decide-as-moderator.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { reportAndOpen } from "./support/report.ts";
import { arriveAsResident } from "./support/resident.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test("what the town hall closed is asked to be opened again by its author without network, and a neighbour’s open page follows both [ANO-23, P1, PULL-7]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  await arriveAsResident(page, city);
  await reportAndOpen(page, city, `Trottoir défoncé ${Date.now()}`);
  const report = page.url();
  const anomalyId = new URL(report).pathname.split("/").at(-1) ?? "";

  const neighbour = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(neighbour, city);
  await follow(neighbour, report);
  await expect(neighbour.getByText("Signalée").first()).toBeVisible();

  const closing = aStatusChange(
    { anomalyId, to: "resolved", reason: WORDS },
    { id: identifierOf(Date.now(), randomBytes(10)), cityId: city.id, performedAt: Date.now() },
  );
  expect(await decideAsModerator(closing)).toMatchObject({ state: "applied" });
  await expect(neighbour.getByText("Résolue").first()).toBeVisible();

  await page.getByRole("button", { name: "Demander la réouverture" }).click();
  await untilOfflineReady(page);
  await context.setOffline(true);
  const dialog = page.getByRole("dialog", { name: "Demander la réouverture" });
  await dialog.getByRole("textbox", { name: /^Pourquoi/u }).fill("Le trou est revenu dès la première pluie.");
  await dialog.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText("Réouverture demandée").first()).toBeVisible();
  await expect(neighbour.getByText("Réouverture demandée")).toHaveCount(0);
  await context.setOffline(false);
  await expect(neighbour.getByText("Réouverture demandée").first()).toBeVisible();
  await expect(neighbour.getByText("Le trou est revenu dès la première pluie.").first()).toBeVisible();
  await neighbour.context().close();
});
