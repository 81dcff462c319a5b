import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import type { StatusPayload } from "../../src/domain/anomaly/status-payload.ts";
import { identifierOf } from "../../src/domain/basics/identifier.ts";
import { localTimeOf, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { pathOf, ROUTES } from "../../src/domain/navigation/routes.ts";
import { clockOf, minuteOf } from "../../src/domain/notification/quiet-hours.ts";
import { aStatusChange } from "../examples/a-command.ts";
import { readCollection, readDocument } from "../rules/support/firestore-rest.ts";
import { CHROMIUM } from "../support/chromium.ts";
import { enterAccount, signOut } from "./support/account.ts";
import { arriveIn, type Commune } from "./support/commune.ts";
import { decideAsModerator } from "./support/decide-as-moderator.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { aDeviceToWake } from "./support/push-device.ts";
import { reportAndOpen } from "./support/report.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";
import { deliverPush, shownNotifications } from "./support/worker-events.ts";

// A shell shows no notifications.
test.use({ launchOptions: CHROMIUM });

const DAY_MINUTES = 24 * 60;

test("what is muted and when to be left alone are chosen without network; then nothing rings but what was asked for, and nothing for the next person on the device [NOT-5, NOT-6, NOT-9, NOT-11, P8]", async ({
  page,
  context,
  city,
}) => {
  const account = await anAccountWith({});
  const device = await aDeviceToWake(context);
  await arriveAs(page, city, account);
  const [lamp, bench] = [
    await reported(page, city, "Lampadaire éteint"),
    await reported(page, city, "Banc cassé"),
  ];
  await follow(page, ROUTES.NotificationSettings);
  await page.getByRole("button", { name: "Activer sur cet appareil" }).click();
  await expect(page.getByText("Activées sur cet appareil.", { exact: true })).toBeVisible();
  await becomes(city, lamp.id, { to: "ack" });
  await expect.poll(() => device.read()).toHaveLength(1);

  const notifications = pathOf("Notifications", { cityId: city.id });
  await follow(page, notifications);
  const about = ({ title }: Reported) => page.getByRole("listitem").filter({ hasText: title });
  await expect(about(lamp)).toContainText("Prise en compte");
  await untilOfflineReady(page);
  await context.setOffline(true);
  await about(lamp).getByRole("button", { name: "Ne plus me prévenir" }).click();
  await expect(about(lamp)).toContainText("Vous n’êtes plus prévenu");
  await follow(page, ROUTES.NotificationSettings);
  const nights = page.getByRole("checkbox", { name: /^Ne pas sonner de /u });
  const { from, to } = hoursAround(city);
  await nights.check();
  await page.getByLabel("De", { exact: true }).fill(from);
  await page.getByLabel("À", { exact: true }).fill(to);
  await page.getByRole("radio", { name: "Chaque jour" }).check();
  await expect(page.getByText("En attente d’envoi")).toBeVisible();
  await context.setOffline(false);
  const kept = () => readDocument(`users/${account.uid}/cities/${city.id}`);
  await expect.poll(kept).toMatchObject({
    digest: "daily",
    notifications: {
      settings: { quiet: { from: minuteOf(from), to: minuteOf(to) } },
      muted: [`anomalies/${lamp.id}`],
    },
  });

  await becomes(city, lamp.id, { from: "ack", to: "progress" });
  await becomes(city, bench.id, { to: "ack" });
  await follow(page, notifications);
  await expect(about(bench)).toContainText("Prise en compte");
  await expect(about(lamp)).toContainText("Prise en compte");
  await expect(page.getByText(/En cours/u)).toHaveCount(0);
  // It waits for the end of the quiet hours, on the server.
  const waiting = async () =>
    (await readCollection("pushes")).filter(({ uid }) => uid === account.uid).map(({ items }) => items);
  await expect.poll(waiting).toMatchObject([[{ subject: { id: bench.id } }]]);
  expect(await device.read()).toHaveLength(1);

  await follow(page, ROUTES.NotificationSettings);
  await nights.uncheck();
  await expect.poll(kept).toMatchObject({ notifications: { settings: { quiet: null } } });
  await becomes(city, bench.id, { from: "ack", to: "progress" });
  await expect.poll(() => device.read()).toHaveLength(2);
  const [, message = {}] = await device.read();
  expect(message).toMatchObject({ uid: account.uid, title: bench.title });

  const next = await anAccountWith({});
  await follow(page, "/profile");
  await signOut(page);
  await expect.poll(() => readCollection(`users/${account.uid}/devices`)).toEqual([]);
  await arriveIn(page, city);
  await enterAccount(page, next.email, next.password);
  const { origin } = new URL(page.url());
  await page.goto("about:blank");
  await deliverPush(context, origin, message);
  expect(await shownNotifications(context)).toEqual(["Parvis"]);
});

interface Reported {
  readonly id: string;
  readonly title: string;
}

async function reported(page: Page, city: Commune, what: string): Promise<Reported> {
  const title = `${what} ${Date.now()}`;
  await reportAndOpen(page, city, title);
  return { id: new URL(page.url()).pathname.split("/").at(-1) ?? "", title };
}

async function becomes(
  { id: cityId }: Commune,
  anomalyId: string,
  asked: Pick<StatusPayload, "to"> & Partial<StatusPayload>,
): Promise<void> {
  const id = identifierOf(Date.now(), randomBytes(10));
  const change = aStatusChange({ anomalyId, ...asked }, { id, cityId, performedAt: Date.now() });
  expect(await decideAsModerator(change)).toMatchObject({ state: "applied" });
}

/** From an hour ago for two hours more, whatever time it is. */
function hoursAround({ id }: Commune): { readonly from: string; readonly to: string } {
  const minute = minuteOf(localTimeOf(Date.now(), timeZoneOf(id)).slice(-5));
  const clock = (after: number): string => clockOf((minute + DAY_MINUTES + after) % DAY_MINUTES);
  return { from: clock(-60), to: clock(120) };
}
