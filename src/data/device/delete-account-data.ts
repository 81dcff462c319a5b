import { Dexie } from "dexie";
import { leaveUnpublished } from "../photos/unpublished-photos.ts";
import { replicaNameOf } from "../replica/open-replica.ts";
import { deviceNameOf } from "./device-handle.ts";
import { forgetSentinel } from "./eviction-sentinel.ts";
import { forgetSharedFiles } from "./shared-files.ts";

/**
 * The replica goes in any case, and photos that only moderators see; `nothing` also removes what the person wrote. RxDB only empties its databases; a name
 * that carries a uid tells who was here (P8).
 */
export async function deleteAccountData(uid: string, keep: "unsent" | "nothing"): Promise<void> {
  const replica = `rxdb-dexie-${replicaNameOf(uid)}--`;
  const names = (await indexedDB.databases()).flatMap(({ name = "" }) =>
    name.startsWith(replica) ? [name] : [],
  );
  const device = deviceNameOf(uid);
  await leaveUnpublished().catch(() => undefined);
  await Promise.all((keep === "nothing" ? [...names, device] : names).map((name) => Dexie.delete(name)));
  if (keep === "unsent") return;
  forgetSentinel(device);
  await forgetSharedFiles(device);
}
