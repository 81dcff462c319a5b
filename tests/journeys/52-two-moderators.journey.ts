import { randomBytes } from "node:crypto";
import { identifierOf, type Identifier } from "../../src/domain/basics/identifier.ts";
import type { StatusPayload } from "../../src/domain/anomaly/status-payload.ts";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { aStatusChange } from "../examples/a-command.ts";
import { WORDS } from "../examples/answers.ts";
import { decideAsModerator } from "./support/decide-as-moderator.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { reportedIn } from "./support/reported.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";
import { answersInTownTo } from "./support/town.ts";

const COUNT = 20;

test("a moderator works through twenty reports without network while a colleague answers two of them: eighteen apply, one was done already, one is to be looked at again [MOD-1, MOD-6, P1, P3]", async ({
  page,
  context,
  city,
}) => {
  const staff = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(page, city, staff);
  await untilOfflineReady(page);
  const titles = Array.from({ length: COUNT }, (_, n) => `Lampadaire ${n + 1} éteint`);
  const ids = await reportedIn(city, titles);
  await follow(page, pathOf("Threads", { cityId: city.id }));
  await page.getByRole("button", { name: `Nouvelles · ${COUNT}` }).click();

  await context.setOffline(true);
  const acknowledge = page.getByRole("button", { name: "Prendre en compte" });
  for (let left = COUNT; left > 0; left -= 1) {
    await expect(acknowledge).toHaveCount(left);
    await acknowledge.first().click();
  }
  await expect(page.getByText(`${COUNT} décisions seront appliquées à l’envoi.`)).toBeVisible();

  const [same = "", other = ""] = ids;
  const decide = (anomalyId: Identifier, asked: Pick<StatusPayload, "to"> & Partial<StatusPayload>) =>
    decideAsModerator(
      aStatusChange(
        { anomalyId, ...asked },
        { id: identifierOf(Date.now(), randomBytes(10)), cityId: city.id, performedAt: Date.now() },
      ),
    );
  expect(await decide(same, { to: "ack" })).toMatchObject({ state: "applied" });
  expect(await decide(other, { to: "resolved", reason: WORDS })).toMatchObject({ state: "applied" });

  await context.setOffline(false);
  await expect
    .poll(async () => (await answersInTownTo(staff.uid)).toSorted())
    .toEqual([...Array.from({ length: COUNT - 1 }, () => "applied"), "conflict"]);
  await page.getByRole("button", { name: "À revoir · 1" }).click();
  await page.getByRole("link", { name: "Lampadaire 2 éteint", exact: true }).click();
  await expect(page.getByText("À revoir : un autre modérateur a répondu entre-temps")).toBeVisible();
  await follow(page, pathOf("ListAnomaly", { cityId: city.id, anomalyId: same }));
  await expect(page.getByText(/^Déjà fait par/u)).toBeVisible();
});
