import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import {
  adminSnapshot,
  forgetAdminSnapshots,
  keepAdminSnapshot,
} from "../../../src/data/device/admin-snapshots.ts";
import {
  answerAudience,
  audienceConsent,
  onAudienceAnswer,
} from "../../../src/data/device/audience-consent.ts";
import { noteVisit } from "../../../src/data/device/city-visit.ts";
import { keepApart } from "../../../src/data/device/kept-apart.ts";
import { localStore } from "../../../src/data/device/page-storage.ts";
import { storageProblemOf } from "../../../src/data/device/storage-problem.ts";
import { describePhoto, removePhoto, wasTakenOff } from "../../../src/data/photos/change-photo.ts";
import { missingPhotos } from "../../../src/data/photos/missing-photos.ts";
import { changeTour } from "../../../src/data/tours/tour.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { withStops } from "../../../src/domain/anomaly/tour.ts";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aDevice, aPhoto } from "../environment/a-device.ts";

describe("what an administrator was last told", () => {
  it("is read without network, with when it was told, until they are one no more [ADM-5]", async () => {
    const clock = takeClock();
    const device = aDevice();
    const snapshot = await keepAdminSnapshot(device, "service-1", { days: 3 });
    expect(snapshot).toEqual({ answer: { days: 3 }, at: clock.now() });
    expect(await adminSnapshot(device, "service-1")).toEqual(snapshot);
    expect(await adminSnapshot(device, "service-2")).toBeUndefined();
    await device.settings.put({ key: "tour 35024", value: "[]" });
    await forgetAdminSnapshots(device);
    expect(await device.settings.toCollection().primaryKeys()).toEqual(["tour 35024"]);
  });
});

describe("a visit", () => {
  it("is another one after half an hour, and remembers when the one before it ended [ANO-34]", async () => {
    const device = aDevice();
    const noted = async (now: number, place = "35024") => {
      await noteVisit(device, place, now);
      return JSON.parse((await device.settings.get(`visit ${place}`))?.value ?? "") as unknown;
    };
    const half = 30 * MINUTE_MS;
    expect(await noted(NOW)).toEqual({ before: null, seenAt: NOW });
    expect(await noted(NOW + half)).toEqual({ before: null, seenAt: NOW + half });
    expect(await noted(NOW + 2 * half + 1)).toEqual({ before: NOW + half, seenAt: NOW + 2 * half + 1 });
    expect(await noted(NOW + 2 * half + 2)).toEqual({ before: NOW + half, seenAt: NOW + 2 * half + 2 });
    expect(await noted(NOW, "review")).toEqual({ before: null, seenAt: NOW });
  });
});

it("keeps a report apart from the one that the city proposed, by its id [ANO-35]", async () => {
  const device = aDevice();
  await keepApart(device, anIdentifier(3));
  expect(await device.settings.toArray()).toEqual([{ key: `apart ${anIdentifier(3)}`, value: "" }]);
});

it("keeps the round of a commune as it is changed, and nothing of one that has ended [MOD-13]", async () => {
  const device = aDevice();
  const rows = () => device.settings.toArray();
  await changeTour(device, "35024", (tour) => withStops(tour, ["a"]));
  await changeTour(device, "35024", (tour) => withStops(tour, ["b"]));
  expect((await rows()).map(({ key, value }) => [key, (JSON.parse(value) as object[]).length])).toEqual([
    ["tour 35024", 2],
  ]);
  await changeTour(device, "35024", () => []);
  expect(await rows()).toEqual([]);
});

it("asks about the audience until it is answered, and tells who listens [AUD-1]", () => {
  let told = 0;
  const storage = localStore();
  const stop = onAudienceAnswer(() => (told += 1));
  expect(audienceConsent(storage)).toBe("unknown");
  for (const answer of ["granted", "refused"] as const) {
    answerAudience(answer, storage);
    expect(audienceConsent(storage)).toBe(answer);
    // By this name « Mes données » tells it.
    expect(storage.getItem("parvis.audience")).toBe(answer);
  }
  stop();
  expect(told).toBe(2);
});

const fail = (message: string): never => {
  throw new Error(message);
};

describe("a photo of a draft", () => {
  it("is described, each time as a later version [PHO-7]", async () => {
    const device = aDevice();
    await device.photos.add(aPhoto());
    for (const alt of ["Le mât", "Le mât, penché"]) await describePhoto(device, anIdentifier(11), alt);
    expect(await device.photos.get(anIdentifier(11))).toMatchObject({ alt: "Le mât, penché", revision: 2 });
  });

  it("is taken off while it is a draft's or refused, and stays while it is to be sent [P1, P6]", async () => {
    const device = aDevice();
    const [draft, sending, refused] = [
      aPhoto(),
      aPhoto({ id: anIdentifier(12), ownerId: anIdentifier(2) }),
      aPhoto({ id: anIdentifier(13), ownerId: anIdentifier(2), refusal: "too_large" }),
    ];
    await device.photos.bulkAdd([draft, sending, refused]);
    await device.outbox.add(rowOf({ command: { ...aCommand(), id: anIdentifier(2) }, photoIds: [] }));
    expect(wasTakenOff(draft.id)).toBe(false);
    for (const { id } of [draft, sending, refused])
      expect(await removePhoto(device, id)).toEqual({ ok: true, value: undefined });
    expect(await removePhoto(device, anIdentifier(99))).toMatchObject({ ok: true });
    expect(await device.photos.toCollection().primaryKeys()).toEqual([sending.id]);
    expect(wasTakenOff(draft.id)).toBe(true);
  });

  it("is missed where the device has it no more, or not its bytes, and nobody took it off [F20]", async () => {
    const device = aDevice();
    const [there, empty] = [
      aPhoto({ id: anIdentifier(21) }),
      aPhoto({ id: anIdentifier(22), blob: new Blob([]) }),
    ];
    await device.photos.bulkAdd([there, empty]);
    const missing = (...ids: readonly string[]) => missingPhotos(device, anIdentifier(1), ids);
    expect([
      await missing(),
      await missing(there.id),
      await missing(there.id, empty.id, anIdentifier(23)),
    ]).toEqual([0, 0, 2]);
    const lost = new DOMException("", "NotReadableError");
    vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValueOnce(lost);
    expect([await missing(there.id), await missing(there.id)]).toEqual([1, 0]);
    await removePhoto(device, anIdentifier(23));
    expect(await missing(anIdentifier(23))).toBe(0);
    // What cannot be asked now cannot be written now: the writing says why.
    const broken = {
      photos: { where: () => fail("closed") },
    } as unknown as typeof device;
    expect(await missingPhotos(broken, anIdentifier(1), [there.id])).toBe(0);
  });
});

describe("an error of the storage", () => {
  const error = (name: string, inner?: unknown) =>
    Object.assign(new Error("x"), { name }, inner === undefined ? {} : { inner });

  it.each([
    ["QuotaExceededError", "quota"],
    ["DatabaseClosedError", "lost_connection"],
    ["InvalidStateError", "lost_connection"],
    ["UnknownError", "lost_connection"],
    ["AbortError", "lost_connection"],
    ["TimeoutError", "lost_connection"],
    ["OpenFailedError", "unavailable"],
    ["MissingAPIError", "unavailable"],
    ["VersionError", "unavailable"],
    ["SecurityError", "unavailable"],
    ["NotFoundError", "unavailable"],
  ])(
    "named %s means %s, by itself, inside another one or as the browser's own [F17, F23, F24]",
    (name, code) => {
      expect(storageProblemOf(error(name))).toEqual({ code });
      expect(storageProblemOf(new DOMException("x", name))).toEqual({ code });
      expect(storageProblemOf(error("Wrapped", error(name)))).toEqual({ code });
      // The innermost says most, but that the device is full.
      expect(storageProblemOf(error("AbortError", error(name)))).toEqual({ code });
      expect(storageProblemOf(error("QuotaExceededError", error(name)))).toEqual({ code: "quota" });
    },
  );

  it("that is none is a fault of ours [OFF-10]", () => {
    for (const other of [error("TypeError"), "QuotaExceededError", undefined, { name: "AbortError" }])
      expect(storageProblemOf(other)).toBeUndefined();
  });
});
