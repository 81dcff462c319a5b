import { expect, it } from "vitest";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { countStillHere, pendingInOrder, readOutbox } from "../../../src/data/device/read-still-here.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aDevice, aPhoto } from "../environment/a-device.ts";

const report = (n: number, photoIds: readonly string[]) =>
  rowOf({ command: aCommand({ id: anIdentifier(n) }), photoIds });
const [gone, left, refused, none] = [anIdentifier(21), anIdentifier(22), anIdentifier(23), anIdentifier(24)];

it("counts of each command how many of its photos have not gone, also before it is answered, oldest first [OFF-2, OFF-16]", async () => {
  const device = aDevice();
  const applied = { state: "applied", attempts: 1 } as const;
  await device.outbox.bulkAdd([
    { ...report(5, [gone, left, refused]), ...applied },
    { ...report(4, []), ...applied },
    report(3, [none]),
  ]);
  const ownerId = anIdentifier(5);
  await device.photos.bulkAdd([
    aPhoto({ id: gone, ownerId, sent: true }),
    aPhoto({ id: left, ownerId }),
    aPhoto({ id: refused, ownerId, refusal: "broken_image" }),
    aPhoto({ id: none, ownerId: anIdentifier(3) }),
  ]);
  const pending = await pendingInOrder(device);
  expect(pending.map(({ command, photosLeft }) => [command.id, photosLeft])).toEqual([
    [anIdentifier(5), 1],
    [anIdentifier(4), 0],
    [anIdentifier(3), 1],
  ]);
  const { rows, here } = await readOutbox(device);
  expect(rows.map(({ id }) => id)).toEqual([5, 4, 3].map(anIdentifier));
  expect(here).toMatchObject({ texts: 1, photos: 1, refusedPhotos: 1 });
  expect(here.rows.map(({ id }) => id)).toEqual([5, 3].map(anIdentifier));
  expect(await countStillHere(device)).toBe(3);
});
