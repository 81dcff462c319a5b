import { FIRST_TILE_MS_MAX } from "../../clock/waits.ts";
import { pause } from "../../clock/pause.ts";
import { firstTile } from "./first-tile.ts";

/** What the first account opens, in the order in which it is needed. */
const OPENED = [
  () => import("../../data/device/open-device.ts"),
  () => import("../../data/replica/open-replica.ts"),
  () => import("../../../replication/pull/firestore-remote.ts"),
] as const;

/**
 * Where nobody is signed in yet, each of these would be asked for after the answer to the one before: sign-in, databases,
 * Firestore. They are asked for while the sign-in is under way; whoever needs one finds it there, or asks again. The first tile of
 * a map that is being drawn goes before them.
 */
export async function askAhead(isMap: boolean): Promise<void> {
  if (isMap) await Promise.race([firstTile(), pause(FIRST_TILE_MS_MAX)]);
  await Promise.allSettled(OPENED.map((load) => load()));
}
