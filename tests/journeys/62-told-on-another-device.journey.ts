import { randomBytes } from "node:crypto";
import { identifierOf } from "../../src/domain/basics/identifier.ts";
import { pathOf, ROUTES } from "../../src/domain/navigation/routes.ts";
import { aStatusChange } from "../examples/a-command.ts";
import { CHROMIUM } from "../support/chromium.ts";
import { arriveIn } from "./support/commune.ts";
import { decideAsModerator } from "./support/decide-as-moderator.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { aDeviceToWake } from "./support/push-device.ts";
import { reportAndOpen } from "./support/report.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, GOES_OFFLINE, STAYS_ONLINE, test, watchContext } from "./support/test.ts";
import { answersInTownTo } from "./support/town.ts";
import { deliverPush, shownNotifications, tapNotification } from "./support/worker-events.ts";

// A shell shows no notifications.
test.use({ ...STAYS_ONLINE, launchOptions: CHROMIUM });

test("what is followed without network rings on the person's other device once the town hall acts, encrypted for that browser, and leads there [NOT-1, NOT-11, NOT-13, SW-6, P1, P8]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  const title = `Lampadaire éteint ${Date.now()}`;
  await arriveIn(page, city);
  await reportAndOpen(page, city, title);
  const report = page.url();
  const anomalyId = new URL(report).pathname.split("/").at(-1) ?? "";

  const follower = await anAccountWith({});
  const desk = await browser.newContext(GOES_OFFLINE);
  await watchContext(desk, watch);
  const device = await aDeviceToWake(desk);
  const atDesk = await desk.newPage();
  await arriveAs(atDesk, city, follower);
  await untilOfflineReady(atDesk);
  await follow(atDesk, ROUTES.NotificationSettings);
  await atDesk.getByRole("button", { name: "Activer sur cet appareil" }).click();
  await expect(atDesk.getByText("Activées sur cet appareil.", { exact: true })).toBeVisible();
  await expect(atDesk.getByRole("button", { name: /^Ne plus prévenir Chrome/u })).toBeVisible();
  const { origin } = new URL(atDesk.url());
  await atDesk.goto("about:blank");

  const phone = await browser.newContext(GOES_OFFLINE);
  await watchContext(phone, watch);
  const onPhone = await phone.newPage();
  await arriveAs(onPhone, city, follower);
  await untilOfflineReady(onPhone);
  await follow(onPhone, report);
  await expect(onPhone.getByRole("button", { name: "Suivre" })).toBeVisible();
  await phone.setOffline(true);
  await onPhone.getByRole("button", { name: "Suivre" }).click();
  await expect(onPhone.getByRole("button", { name: "Suivre" })).toHaveAttribute("aria-pressed", "true");
  expect(await answersInTownTo(follower.uid)).toEqual([]);
  await phone.setOffline(false);
  await expect.poll(() => answersInTownTo(follower.uid)).toEqual(["applied"]);

  const change = aStatusChange(
    { anomalyId, to: "ack" },
    { id: identifierOf(Date.now(), randomBytes(10)), cityId: city.id, performedAt: Date.now() },
  );
  expect(await decideAsModerator(change)).toMatchObject({ state: "applied" });

  await expect.poll(() => device.read()).toHaveLength(1);
  expect((await device.carried()).join("")).not.toContain("Lampadaire");
  const [message = {}] = await device.read();
  expect(message).toMatchObject({ uid: follower.uid, title, body: "Son statut a changé." });
  await deliverPush(desk, origin, message);
  expect(await shownNotifications(desk)).toEqual([title]);
  const path = pathOf("ListAnomaly", { cityId: city.id, anomalyId });
  expect(await tapNotification(desk, title)).toEqual([path]);
  await atDesk.goto(`${origin}${path}`);
  await expect(atDesk.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await follow(onPhone, pathOf("Notifications", { cityId: city.id }));
  await expect(onPhone.getByText(/Nouveau statut/u)).toBeVisible();
  await desk.close();
  await phone.close();
});
