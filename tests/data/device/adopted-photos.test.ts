import { describe, expect, it } from "vitest";
import { adoptDevice, leaveBehind } from "../../../src/data/device/adopt-device.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aDraft, aPhoto } from "../environment/a-device.ts";
import { aLocalGuestAtWork, PHOTO, REPORT, twoDevices } from "../environment/two-devices.ts";

describe("photos that a local guest kept, when an account adopts them", () => {
  it("stay as the account has them, unless they were changed since and are not sent [P1, P8]", async () => {
    const { local, mine } = twoDevices();
    const photo = (n: number, revision: number, over: object = {}) =>
      aPhoto({ id: anIdentifier(n), ownerId: anIdentifier(2), revision, ...over });
    await local.photos.bulkAdd([21, 22, 23, 24].map((n) => photo(n, 1, { alt: "coming" })));
    const here = [photo(21, 0), photo(22, 1), photo(23, 2), photo(24, 0, { sent: true })];
    await mine.photos.bulkAdd(here.map((one) => ({ ...one, alt: "here" })));
    await adoptDevice(local, mine);
    const alts = (await mine.photos.orderBy("id").toArray()).map(({ alt }) => alt);
    expect(alts).toEqual(["coming", "here", "here", "here"]);
  });

  it("are gone where the person took them off meanwhile [P1, PHO-1]", async () => {
    const { local, mine } = await aLocalGuestAtWork();
    const taken = await adoptDevice(local, mine);
    await local.photos.delete(PHOTO.id);
    await leaveBehind(local, taken);
    expect([await local.photos.count(), await local.outbox.count()]).toEqual([0, 0]);
  });

  it("come along masked where they were masked meanwhile, and stay so where they were masked here [P1, P8]", async () => {
    const { local, mine } = twoDevices();
    const photo = aPhoto({ id: anIdentifier(21), ownerId: anIdentifier(2) });
    await local.drafts.add(aDraft({ id: anIdentifier(2) }));
    await local.photos.add(photo);
    const taken = await adoptDevice(local, mine);
    const masked = { bytes: 7, revision: 1 };
    await local.photos.update(photo.id, masked);
    await leaveBehind(local, taken);
    await leaveBehind(local, await adoptDevice(local, mine));
    expect(await mine.photos.toArray()).toMatchObject([{ id: photo.id, ...masked }]);
    expect(await local.photos.count()).toBe(0);

    await local.photos.add(photo);
    await adoptDevice(local, mine);
    expect(await mine.photos.toArray()).toMatchObject([{ id: photo.id, ...masked }]);
  });

  it("come while they wait for a report that has gone, and the report with them [P1, OFF-16]", async () => {
    const { local, mine } = await aLocalGuestAtWork();
    await local.outbox.where("id").equals(REPORT.id).modify({ state: "applied" });
    await adoptDevice(local, mine);
    expect(await mine.outbox.toArray()).toMatchObject([{ id: REPORT.id, state: "applied" }]);
    expect(await mine.photos.count()).toBe(1);
  });
});
