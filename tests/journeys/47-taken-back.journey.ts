import type { Page } from "@playwright/test";
import sharp from "sharp";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { writeDocument } from "../rules/support/firestore-rest.ts";
import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { expect, test } from "./support/test.ts";

const REPORT = anIdentifier(101);
const PHOTO = anIdentifier(102);

/** In the worker's caches, whatever their size. */
function copiesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const named = await Promise.all(
      ["photos", "photos-preview"].map(async (name) => (await caches.open(name)).keys()),
    );
    return named.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function publish(anomaly: Anomaly): Promise<void> {
  const path = `cities/${anomaly.cityId}/anomalies/${anomaly.id}`;
  await writeDocument(path, { ...publicProjectionOf(anomaly), updatedAt: new Date() });
}

test("a photo that was seen here leaves this device when the town took it back while it was away [PHO-11, P12]", async ({
  page,
  city,
}) => {
  const photo = { id: PHOTO, alt: "Une plaque d’immatriculation", state: "stored", thumb: "" } as const;
  const report = anAnomaly({ id: REPORT, cityId: city.id, photos: [photo], createdAt: Date.now() });
  const create = { width: 320, height: 240, channels: 3, background: "#7a8a5c" } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const subject = { collection: "anomalies", id: REPORT };
  const stored = { subject, uid: "maelle", state: "stored", full: jpeg, preview: jpeg };

  await page.goto("/");
  await untilOfflineReady(page);
  await arriveIn(page, city);
  await writeDocument(`cities/${city.id}/photos/${PHOTO}`, stored);
  await publish(report);
  await page.goto(city.list);
  await page.getByRole("listitem").getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("img", { name: photo.alt })).toBeVisible();
  await expect.poll(() => copiesOn(page)).toEqual(Array(2).fill(`/photos/${city.id}/${PHOTO}`));

  await page.goto("about:blank");
  await publish({ ...report, visibility: "hidden", rev: 2 });

  await page.goto(city.list);
  await expect.poll(() => copiesOn(page)).toEqual([]);
});
