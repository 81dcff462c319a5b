import { FieldPath } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { SERVICE_TIME_ZONE } from "../../../src/domain/city/city-day.ts";
import { enableAccount } from "../access/disable-account.ts";
import { uncountRoles } from "../access/set-roles.ts";
import { SCHEDULE_OPTIONS, TIDY_BUDGET_MS } from "../config.ts";
import { auth, db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { forgetProfile, leaveContents } from "./forget-account.ts";

const AT_NIGHT = "every day 03:00";
/** As many as the identity provider tells at once. */
const PAGE_ACCOUNTS = 100;

export const tidyAccounts = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: AT_NIGHT, timeZone: SERVICE_TIME_ZONE },
  async () => {
    const now = systemClock.now();
    await endDisablings(now);
    await forgetGoneAccounts(now + TIDY_BUDGET_MS);
  },
);

/** An account that is disabled until a day is enabled in the night after it. */
export async function endDisablings(now: Instant): Promise<void> {
  const over = await db().collection("users").where("disabledUntil", "<=", new Date(now)).select().get();
  for (const { id } of over.docs) await enableAccount(id);
}

/** From where the last night ended; the first account follows the last. */
async function forgetGoneAccounts(until: Instant): Promise<void> {
  const progress = await refs.tidyProgress().get();
  let after = String(progress.get("after") ?? "");
  do {
    after = await forgetGoneAfter(after);
    await progress.ref.set({ after });
  } while (after !== "" && systemClock.now() < until);
}

/** @returns the last account looked at; empty after the very last */
async function forgetGoneAfter(after: string): Promise<string> {
  const all = db().collection("users").orderBy(FieldPath.documentId()).limit(PAGE_ACCOUNTS).select();
  const page = await (after === "" ? all : all.startAfter(after)).get();
  await forgetGone(page.docs.map(({ id }) => id));
  return page.docs[PAGE_ACCOUNTS - 1]?.id ?? "";
}

/**
 * The identity provider removes guests after 30 days, an operator removes accounts in its console, and it knows nothing of what they did here. What they published stays without
 * an author, and what they noticed counts on; their own documents go.
 */
export async function forgetGone(uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const { notFound } = await auth().getUsers(uids.map((uid) => ({ uid })));
  for (const identifier of notFound) {
    if (!("uid" in identifier)) continue;
    await uncountRoles(identifier.uid);
    await leaveContents(identifier.uid);
    await forgetProfile(identifier.uid);
  }
}
