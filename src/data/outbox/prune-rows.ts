import type { Identifier } from "../../domain/basics/identifier.ts";
import type { DeviceDatabase } from "../device/open-device.ts";

/**
 * Only once the replica shows their effect, so that nothing flickers. A command with photos still to send stays; one with
 * a refused photo goes, and the photo stays until the person has seen why.
 *
 * @param keepPhotosOf commands whose photos the city does not serve to a plain request: their author goes on seeing them here
 */
export async function pruneRows(
  device: DeviceDatabase,
  commandIds: readonly Identifier[],
  keepPhotosOf: ReadonlySet<Identifier> = new Set(),
): Promise<void> {
  await device.transaction("rw", [device.outbox, device.photos], async () => {
    const rows = await device.outbox.where("id").anyOf(commandIds).toArray();
    for (const row of rows.filter(({ state }) => state === "applied")) {
      const photos = await device.photos.where("ownerId").equals(row.id).toArray();
      const leaving = keepPhotosOf.has(row.id) ? [] : photos.filter(({ sent }) => sent);
      await device.photos.bulkDelete(leaving.map(({ id }) => id));
      if (photos.every(({ sent, refusal }) => sent || refusal !== null)) await device.outbox.delete(row.seq);
    }
  });
}
