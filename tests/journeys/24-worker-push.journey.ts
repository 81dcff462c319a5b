import type { BrowserContext, Page } from "@playwright/test";
import { chooseBetton, untilOfflineReady } from "./support/first-visit.ts";
import { deliverPush } from "./support/worker-events.ts";
import { expect, test } from "./support/worker-test.ts";

const NOTICE = {
  title: "Votre signalement a été pris en compte",
  body: "Lampadaire éteint, rue de Rennes",
  tag: "anomaly-1",
  route: "ListAnomalies",
  params: { cityId: "35024" },
};

test("a push is said in the page that is open, and says nothing but that it came when it is for somebody else [P8, SW-6, F50]", async ({
  page,
  context,
}) => {
  const { origin } = await visit(page, context);
  const uid = await uidOn(page);
  await page.bringToFront();
  await deliverPush(context, origin, { ...NOTICE, uid });
  await expect(page.getByText(NOTICE.title)).toBeVisible();
  await page.close();

  const other = await context.newPage();
  await other.goto(origin);
  await deliverPush(context, origin, { ...NOTICE, uid: "somebody-else" });
  await expect
    .poll(() => notificationsOn(other))
    .toEqual([{ title: "Parvis", body: "Vous avez une nouvelle notification.", data: null }]);
});

async function visit(page: Page, context: BrowserContext): Promise<URL> {
  await page.goto("/");
  await context.grantPermissions(["notifications"]);
  await chooseBetton(page);
  await untilOfflineReady(page);
  return new URL(page.url());
}

function uidOn(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem("parvis.account") ?? "{}") as { uid: string }).uid,
  );
}

async function notificationsOn(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
  });
}
