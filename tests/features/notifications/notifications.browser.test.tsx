import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS, HOUR_MS } from "../../../src/domain/basics/instant.ts";
import { NO_NOTIFICATIONS } from "../../../src/domain/notification/my-notifications.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aMyPlace } from "../../examples/a-command.ts";
import { aMembership } from "../../examples/accounts.ts";
import { aNotification } from "../../examples/a-notification.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf } from "../open-databases.ts";
import { openNotifications } from "./open-notifications.tsx";

const NOW = Date.now();
const subject = (n: number) => ({ collection: "anomalies", id: anIdentifier(n) }) as const;
const told = (n: number, over = {}) =>
  aNotification({ id: `n${n}`, at: NOW - n, subject: subject(n), ...over });

const row = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name });

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(414, 896);
});

describe("notifications", () => {
  it("say what happened to what, count what is new on the bell, and are read at one press [NOT-3] [NOT-7]", async () => {
    const anomalies = [1, 2].map((n) => anAnomaly({ id: anIdentifier(n), title: `Nid-de-poule n° ${n}` }));
    const notifications = [
      told(1),
      told(2, { what: "resolved" }),
      told(3, { at: NOW - DAY_MS, kind: "message", what: "message" }),
    ];
    const { device } = await openNotifications({ notifications, anomalies });
    await expect.element(row(/Nid-de-poule n° 1.*Prise en compte/u)).toBeVisible();
    await expect.element(row(/Nid-de-poule n° 2.*Résolue/u)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Hier" })).toBeVisible();
    await expect.element(page.getByText(", 3 non lues")).toBeInTheDocument();
    await page.getByRole("button", { name: "Messages" }).click();
    await expect.element(row(/Nid-de-poule/u)).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Toutes" }).click();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Tout marquer comme lu" }).click();
    await expect.element(page.getByText(/non lue/u)).not.toBeInTheDocument();
    const [sent] = await device.outbox.toArray();
    expect(sent).toMatchObject({
      kind: "read-notifications",
      command: { payload: { through: NOW - 1, ids: [] } },
    });
  });

  it("stand in rows as everything else does: what it is about, with its picture, then what happened and when [NOT-7] [UI-36]", async () => {
    await page.viewport(390, 844);
    const thumb = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
    const photo = { id: anIdentifier(9), alt: "Le lampadaire", state: "stored", thumb } as const;
    const lamp = anAnomaly({ id: anIdentifier(1), title: "Lampadaire éteint", photos: [photo] });
    await openNotifications({ notifications: [told(1), told(2, { what: "planned" })], anomalies: [lamp] });
    await expect.element(page.getByRole("heading", { level: 3, name: "Lampadaire éteint" })).toBeVisible();
    const lit = row(/Lampadaire éteint.*Nouveau statut\s: Prise en compte.*à l’instant/u).element();
    expect(lit.querySelector("img")?.src).toBe(thumb);
    expect(lit.getBoundingClientRect().height).toBeLessThanOrEqual(96);
  });

  it("stand apart once they are read, in one column under what is done with all of them [NOT-7]", async () => {
    await page.viewport(1440, 900);
    const anomalies = [1, 2].map((n) => anAnomaly({ id: anIdentifier(n), title: `Nid-de-poule n° ${n}` }));
    const mine = { ...NO_NOTIFICATIONS, read: { through: 0, ids: ["n2"] } };
    await openNotifications({
      notifications: [told(1), told(2)],
      anomalies,
      membership: aMembership({ notifications: mine }),
    });
    const weightOf = (n: number) =>
      getComputedStyle(page.getByRole("heading", { level: 3, name: `Nid-de-poule n° ${n}` }).element())
        .fontWeight;
    await expect.element(row(/Nid-de-poule n° 2/u)).toBeVisible();
    expect(Number(weightOf(1))).toBeGreaterThan(Number(weightOf(2)));
    const all = page.getByRole("button", { name: "Tout marquer comme lu" }).element().getBoundingClientRect();
    expect(all.bottom).toBeLessThanOrEqual(row(/n° 1/u).element().getBoundingClientRect().top);
    await expect.element(page.getByText("Ne plus me prévenir").first()).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("of what this device does not have are named by what happened [NOT-7]", async () => {
    await openNotifications({ notifications: [told(1, { kind: "message", what: "message" })] });
    await expect
      .element(page.getByRole("link", { name: "Nouveau message" }))
      .toHaveAttribute("href", `/city/35024/list/anomaly/${anIdentifier(1)}`);
  });

  it("are read one by one when they are opened [NOT-3]", async () => {
    const { device } = await openNotifications({
      notifications: [told(1)],
      anomalies: [anAnomaly({ id: anIdentifier(1), title: "Lampadaire éteint" })],
    });
    await page.getByRole("link", { name: "Lampadaire éteint" }).click();
    await expect.element(page.getByRole("heading", { name: "Le signalement" })).toBeVisible();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([{ command: { payload: { ids: ["n1"] } } }]);
  });

  it("of one content end at one press, and begin again at another [NOT-5]", async () => {
    const { device } = await openNotifications({ notifications: [told(1)] });
    await page.getByRole("button", { name: "Ne plus me prévenir" }).click();
    await expect.element(page.getByText(/Vous n’êtes plus prévenu/u)).toBeVisible();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([{ kind: "mute-content", command: { payload: { on: true } } }]);
    await expect.element(page.getByRole("button", { name: "Me prévenir à nouveau" })).toBeVisible();
  });

  it("say nothing any more of what was hidden since [NOT-8]", async () => {
    await openNotifications({
      notifications: [told(1)],
      anomalies: [anAnomaly({ id: anIdentifier(1), visibility: "hidden", title: "" })],
    });
    await expect.element(page.getByText("Ce contenu n’est plus disponible")).toBeVisible();
  });

  it("say nothing any more of what the town keeps for itself since, and lead nowhere [NOT-8]", async () => {
    await openNotifications({
      notifications: [told(1)],
      anomalies: [anAnomaly({ id: anIdentifier(1), visibility: "private", title: "" })],
    });
    await expect.element(page.getByText("Ce contenu n’est plus disponible")).toBeVisible();
    await expect.element(row(/Prise en compte/u).getByRole("link")).not.toBeInTheDocument();
  });

  it("keep what was read on another device [NOT-3]", async () => {
    const read = { through: NOW, ids: [] };
    const membership = aMembership({ notifications: { ...NO_NOTIFICATIONS, read } });
    await openNotifications({ notifications: [told(1)], membership });
    await expect.element(row(/Prise en compte/u)).toBeVisible();
    await expect.element(page.getByText(/non lue/u)).not.toBeInTheDocument();
  });

  it("say that something was refused as long as it is, read or not [NOT-17]", async () => {
    const { device } = await openNotifications({ notifications: [told(1)] });
    await page.getByRole("button", { name: "Tout marquer comme lu" }).click();
    await expect.poll(() => device.outbox.count()).toBe(1);
    const refusal = { code: "quota" } as const;
    await device.outbox.toCollection().modify({ state: "refused", outcome: { state: "refused", refusal } });
    await expect.element(page.getByText("1 envoi n’a pas été accepté")).toBeVisible();
    await device.outbox.clear();
    await expect.element(page.getByText(/n’a pas été accepté/u)).not.toBeInTheDocument();
  });

  it("tell of what is new near a watched place before the city told it, once, and read as everything else [NOT-3] [NOT-4] [P13]", async () => {
    const home = aMyPlace({ place: placeOf(48.182, -1.644), radiusM: 500 });
    const createdAt = Date.now() - HOUR_MS;
    const near = { place: placeOf(48.183, -1.644), createdAt };
    const [first, second] = [anIdentifier(401), anIdentifier(402)];
    const watched = [{ placeId: home.id, categories: [], since: createdAt - HOUR_MS }];
    const notifications = { ...NO_NOTIFICATIONS, settings: { ...NO_NOTIFICATIONS.settings, watched } };
    const { replica } = await openNotifications({
      anomalies: [
        anAnomaly({ id: first, title: "Banc cassé", ...near }),
        anAnomaly({ id: second, title: "Lampadaire éteint", ...near }),
        anAnomaly({ id: anIdentifier(403), title: "Trop loin", createdAt, place: placeOf(48.2, -1.644) }),
      ],
      membership: aMembership({ places: [home], notifications }),
    });
    await expect.element(page.getByText(", 2 non lues")).toBeInTheDocument();
    const subject = { collection: "anomalies", id: first } as const;
    const nearby = { kind: "nearby", what: "new", toldAs: "neighbour", subject, at: createdAt } as const;
    await replica.notifications.upsert(rowOf("notifications", told(1, { id: `${first}-nearby`, ...nearby })));
    await expect.element(row(/Lampadaire éteint/u)).toBeVisible();
    await expect.poll(() => page.getByRole("listitem").elements().length).toBe(2);
    await expect.element(page.getByText(", 2 non lues")).toBeInTheDocument();
    await page.getByRole("button", { name: "Tout marquer comme lu" }).click();
    await expect.element(page.getByText(/non lue/u)).not.toBeInTheDocument();
    await expect.element(row(/Banc cassé/u)).toBeVisible();
  });

  it("lead moderators to what waits, and cannot be ended there [NOT-15]", async () => {
    const review = told(1, { kind: "review", what: "pending", toldAs: "moderator" });
    await openNotifications({ notifications: [review] });
    await expect
      .element(page.getByRole("link", { name: "Des contenus attendent la modération" }))
      .toHaveAttribute("href", "/city/35024/threads");
    await expect.element(page.getByRole("button", { name: "Ne plus me prévenir" })).not.toBeInTheDocument();
  });
});
