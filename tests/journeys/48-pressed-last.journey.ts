import { enterAccount, newAddress, saveAddress } from "./support/account.ts";
import { arriveIn, BETTON } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { openOutbox, outboxBadge, untilAllSent } from "./support/outbox.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test("J48 what a person pressed last stands, although their telephone comes back later with what it kept [ANO-7, P6]", async ({
  page,
  context,
  browser,
  watch,
}) => {
  const email = newAddress("maelle");
  await arriveIn(page, BETTON);
  await saveAddress(page, email);
  const other = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(other, BETTON);
  await enterAccount(other, email);

  await follow(page, BETTON.list);
  await page.getByRole("listitem").getByRole("heading", { level: 2 }).getByRole("link").first().click();
  const meToo = page.getByRole("button", { name: "Je constate aussi" });
  await expect(meToo).toBeVisible();
  await untilOfflineReady(page);
  await context.setOffline(true);
  await meToo.click();
  await expect(meToo).toHaveAttribute("aria-pressed", "true");
  await meToo.click();
  await expect(outboxBadge(page)).toHaveAccessibleName(/2 en attente/u);

  await follow(other, page.url());
  const there = other.getByRole("button", { name: "Je constate aussi" });
  await there.click();
  await expect(there).toHaveAttribute("aria-pressed", "true");
  await untilAllSent(other);

  await context.setOffline(false);
  await expect(outboxBadge(page)).toHaveAccessibleName(/^1 refusé/u);
  await expect(meToo).toHaveAttribute("aria-pressed", "true");
  const panel = await openOutbox(page);
  await expect(
    panel.getByText(
      "Vous avez décidé autrement plus tard, sur un autre appareil : c’est ce dernier choix qui compte.",
    ),
  ).toBeVisible();
  await other.reload();
  await expect(there).toHaveAttribute("aria-pressed", "true");
  await other.context().close();
});
