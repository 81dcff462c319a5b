import { onDocumentCreated } from "firebase-functions/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { REGION, SCHEDULE_OPTIONS } from "../config.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import { ADDRESSLESS } from "../store/paths.ts";
import { giveAddress } from "./give-address.ts";

/** So many in one run: the service answers fifty a second, and they are asked one after the other. */
const AT_ONCE = 300;

/** As soon as a report without an address has arrived: after its sender was answered, and beside it. */
export const find = onDocumentCreated(
  { document: `${ADDRESSLESS}/{id}`, region: REGION, maxInstances: 5, memory: "256MiB", concurrency: 10 },
  async ({ data }) => {
    if (data !== undefined) await giveAddress(data, systemClock.now());
  },
);

/** Those the service did not answer for. */
export const findAgain = onSchedule({ ...SCHEDULE_OPTIONS, schedule: "every 30 minutes" }, findThoseLeft);

export async function findThoseLeft(): Promise<void> {
  const left = await db().collection(ADDRESSLESS).limit(AT_ONCE).get();
  for (const note of left.docs) {
    await giveAddress(note, systemClock.now()).catch((error: unknown) =>
      logs.callFailed("addresses-findAgain", error),
    );
  }
}
