import type { BrowserContext, Page } from "@playwright/test";
import { CHROMIUM } from "../support/chromium.ts";
import { arriveIn, BETTON } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { deliverPush, pagesOfWorker, shownNotifications, tapNotification } from "./support/worker-events.ts";
import { expect, test } from "./support/worker-test.ts";

// A shell shows no notifications.
test.use({ launchOptions: CHROMIUM });

const NOTICE = {
  title: "Votre signalement a été pris en compte",
  body: "Lampadaire éteint, rue de Rennes",
  tag: "anomaly-1",
  route: "ListAnomalies",
  params: { cityId: BETTON.id },
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
  expect(await notificationsOn(other)).toEqual([
    { title: "Parvis", body: "Vous avez une nouvelle notification.", data: null },
  ]);
});

test("a tap on a notification opens its place for the person it was for, and nothing for anybody else [P8, SW-6, NAV-14, F50]", async ({
  page,
  context,
}) => {
  const { origin } = await visit(page, context);
  const uid = await uidOn(page);
  const titles = ["Pris en compte", "Terminé", "Votre réponse"];
  await page.goto("about:blank");
  // A push is said in a page that is open, and shown by the device otherwise.
  await expect.poll(() => pagesOfWorker(context)).toBe(0);
  for (const title of titles) await deliverPush(context, origin, { ...NOTICE, title, tag: title, uid });
  expect(await shownNotifications(context)).toEqual(titles);

  expect(await tapNotification(context, "Pris en compte")).toEqual([BETTON.list]);
  // The page that starts looks its account up, renews its token and writes both down anew: somebody forgotten before that would be back.
  const written = Promise.all([/accounts:lookup/u, /v1\/token/u].map((asked) => page.waitForResponse(asked)));
  await page.goto(`${origin}${BETTON.map}`);
  await expect(page.getByRole("application")).toBeVisible();
  await written;
  expect(await tapNotification(context, "Terminé")).toEqual(["focus"]);
  await expect(page).toHaveURL(`${origin}${BETTON.list}`);

  await forgetWhoIsHere(page);
  expect(await tapNotification(context, "Votre réponse")).toEqual([]);
  await expect(page).toHaveURL(`${origin}${BETTON.list}`);
});

test("one worker serves the whole origin, notifications too [SW-1, F49]", async ({ page, context }) => {
  const { origin } = await visit(page, context);
  await deliverPush(context, origin, { ...NOTICE, uid: await uidOn(page) });
  const registered = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
  );
  expect(registered).toEqual([[`${origin}/`, `${origin}/sw.js`]]);
});

/** As another page of the device does when somebody signs out there. */
function forgetWhoIsHere(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.addEventListener("error", () => reject(new Error("The account's store does not open.")));
        opening.addEventListener("success", () => {
          const clearing = opening.result.transaction("firebaseLocalStorage", "readwrite");
          clearing.objectStore("firebaseLocalStorage").clear();
          clearing.addEventListener("complete", () => resolve());
        });
      }),
  );
}

async function visit(page: Page, context: BrowserContext): Promise<URL> {
  await page.goto("/");
  await context.grantPermissions(["notifications"]);
  await arriveIn(page, BETTON);
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
