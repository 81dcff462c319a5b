import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { arriveIn, type Commune } from "./support/commune.ts";
import {
  askToSignOut,
  enterAccount,
  expectGuest,
  newAddress,
  privateDatabases,
  saveAddress,
  signOut,
} from "./support/account.ts";
import { isTold, toldAs, type KeptHere } from "../examples/kept-here.ts";
import { follow, leadTo } from "./support/every-place.ts";
import { sendFromPageOnly, SUBMIT } from "./support/line.ts";
import { send, writeReport, type WrittenReport } from "./support/report.ts";
import { namesOnDevice, rowsOnDevice } from "./support/storage.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { photosInTownOf, reportsInTownOf, uidOn } from "./support/town.ts";

const NOTHING_LEFT = { outbox: [], drafts: [], photos: [] };

/** A resident with one report that the city does not answer. Ends on the profile. */
async function withOneUnsent(
  page: Page,
  city: Commune,
  title: string,
  more: Omit<WrittenReport, "title"> = {},
): Promise<string> {
  const email = newAddress("solene");
  await sendFromPageOnly(page.context());
  await arriveIn(page, city);
  await saveAddress(page, email);
  await leadTo(page, city.map);
  await page.context().route(SUBMIT, (route) => route.abort());
  await writeReport(page, { title, ...more });
  await send(page);
  await follow(page, "/profile");
  await expect(page.getByRole("button", { name: /^En attente \(1\)/u })).toBeVisible();
  return email;
}

test.describe("with network all along", () => {
  test.use(STAYS_ONLINE);

  test("J11 what is not sent waits, closed, for its owner; the next person is in the same commune, and sees nothing of it [AUTH-27, AUTH-51, F56, F61, P8]", async ({
    page,
    context,
    city,
  }) => {
    const title = `Poubelle renversée ${Date.now()}`;
    const email = await withOneUnsent(page, city, title);
    const before = await privateDatabases(page);
    await signOut(page);
    await expectGuest(page);
    await expect(page.getByRole("banner").getByRole("link", { name: city.name })).toBeVisible();
    await expect(page.getByText(title)).toBeHidden();
    await expect
      .poll(async () =>
        (await privateDatabases(page)).filter((name) => before.includes(name) && /replica/u.test(name)),
      )
      .toEqual([]);
    await context.unroute(SUBMIT);
    await arriveIn(page, city);
    await enterAccount(page, email);
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  });

  test("J11 what is not sent leaves first, then its owner [AUTH-27, F56, P1, P2]", async ({
    page,
    context,
    city,
  }) => {
    const title = `Panneau tordu ${Date.now()}`;
    const email = await withOneUnsent(page, city, title);
    const uid = await uidOn(page);
    expect(await reportsInTownOf(uid)).toEqual([]);
    const leave = await askToSignOut(page, /Les envoyer maintenant/u);
    await context.unroute(SUBMIT);
    await leave.click();
    await expectGuest(page);
    expect(await reportsInTownOf(uid)).toHaveLength(1);
    expect(await rowsOnDevice(page, uid)).toMatchObject({ drafts: [], photos: [] });
    await arriveIn(page, city);
    await enterAccount(page, email);
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    expect(await reportsInTownOf(uid)).toHaveLength(1);
  });
});

// The worker may hold open what is deleted.
test("J11 what is not sent is deleted when its owner says so [AUTH-27, P8]", async ({
  page,
  context,
  city,
}) => {
  const title = `Tag sur l’abribus ${Date.now()}`;
  const email = await withOneUnsent(page, city, title);
  const before = await privateDatabases(page);
  await page.evaluate((asked) => localStorage.setItem("parvis.letter-address", asked), email);
  await signOut(page, /Les supprimer de cet appareil/u);
  await expectGuest(page);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(" "))).not.toContain(email);
  await expect
    .poll(async () => (await privateDatabases(page)).filter((name) => before.includes(name)))
    .toEqual([]);
  await context.unroute(SUBMIT);
  await arriveIn(page, city);
  await enterAccount(page, email);
  await expect(page.getByRole("button", { name: /^En cours \(0\)/u })).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
});

test("J11 what is not sent is saved whole in a file, waits as well, and leaves nothing untold here once its owner is back [AUTH-27, AUTH-29, OFF-13, P1, P2, P8]", async ({
  page,
  context,
  city,
}) => {
  const title = `Trottoir soulevé ${Date.now()}`;
  const description = "Une racine a levé les dalles devant le numéro 4.";
  const email = await withOneUnsent(page, city, title, { description, withPhoto: true });
  const uid = await uidOn(page);
  const { outbox, photos } = await rowsOnDevice(page, uid);
  const download = page.waitForEvent("download");
  await signOut(page, /En télécharger une copie/u);
  const file = JSON.parse(await readFile(await (await download).path(), "utf8")) as SavedFile;

  expect(file.format).toBe("parvis-outbox-1");
  expect(file.commands.map(({ command }) => command)).toEqual(outbox.map(({ command }) => command));
  expect(file.commands[0]).toMatchObject({
    // An attempt may be under way when the file is made.
    state: expect.stringMatching(/^(?:queued|sending)$/u),
    outcome: null,
    command: {
      kind: "report-anomaly",
      cityId: city.id,
      payload: {
        title,
        description,
        subcategoryId: "lampadaire-eteint",
        place: { latE6: expect.any(Number) },
      },
    },
  });
  const saved = file.commands.flatMap((each) => each.photos);
  expect(saved.map(({ id }) => id)).toEqual(photos.map(({ id }) => id));
  expect(saved).toHaveLength(1);
  const picture = await sharp(Buffer.from(saved[0]?.base64 ?? "", "base64")).metadata();
  expect(picture).toMatchObject({ format: "jpeg", width: 1600, height: 1200 });
  expect(picture.exif).toBeUndefined();

  await expectGuest(page);
  await expect(page.getByText(title)).toBeHidden();
  await context.unroute(SUBMIT);
  await arriveIn(page, city);
  await enterAccount(page, email);
  await expect.poll(() => rowsOnDevice(page, uid)).toEqual(NOTHING_LEFT);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
  expect(await photosInTownOf(uid)).toHaveLength(1);
  await expectAllTold(page);
});

/** Whatever the browser holds of this site after all that, « Mes données » tells it. */
async function expectAllTold(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Mes données" }).click();
  const names = Object.entries(await namesOnDevice(page)).flatMap(([where, all]) =>
    all.map((name) => [where as KeptHere["where"], name] as const),
  );
  expect(names.filter(([where, name]) => toldAs(where, name) === undefined)).toEqual([]);
  for (const told of new Set(names.map(([where, name]) => toldAs(where, name)).filter(isTold)))
    await expect.soft(page.getByText(told).first(), told).toBeVisible();
}

interface SavedFile {
  readonly format: string;
  readonly commands: readonly {
    readonly command: unknown;
    readonly photos: readonly { readonly id: string; readonly base64: string }[];
  }[];
}
