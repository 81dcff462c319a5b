import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { pause } from "../../../src/clock/pause.ts";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { ROLES_LEASE_MS, ROLES_WAIT_MS } from "../config.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";

/** The identity provider knows no transaction: of two changes of one account's claims, the second begins when the first has ended. */
export async function oneAtATime<T>(uid: string, change: () => Promise<T>): Promise<T> {
  const lease = refs.rolesLease(uid);
  const by = randomUUID();
  while (!(await taken(uid, by))) await pause(ROLES_WAIT_MS);
  try {
    return await change();
  } finally {
    await db().runTransaction(async (transaction) => {
      const now = await transaction.get(lease);
      if (now.get("by") === by) transaction.delete(lease);
    });
  }
}

/** Whoever died while they held it holds nobody up for longer than it lasts. */
function taken(uid: string, by: string): Promise<boolean> {
  const lease = refs.rolesLease(uid);
  return db().runTransaction(async (transaction) => {
    const held = await transaction.get(lease);
    const until = held.get("until") as Timestamp | undefined;
    const now = systemClock.now();
    if (until !== undefined && until.toMillis() > now) return false;
    transaction.set(lease, { by, until: Timestamp.fromMillis(now + ROLES_LEASE_MS) });
    return true;
  });
}
