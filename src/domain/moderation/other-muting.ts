import { MINUTE_MS, type Instant } from "../basics/instant.ts";
import { err, ok, type Result } from "../basics/result.ts";
import type { Change } from "../command/command-context.ts";
import type { ChangeNote } from "../command/outcome.ts";
import type { Refusal } from "../command/refusal.ts";
import { daysUntil, type MutedPerson } from "./muted-person.ts";

/** The clocks of a device and of the city may differ by so much. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** What was decided before about whoever it is. */
export interface KnownMuting {
  readonly person: MutedPerson;
  /** By the city's clock. */
  readonly changedAt: Instant;
}

interface Asking {
  /** The account of the moderator. */
  readonly by: string;
  readonly now: Instant;
  /** When the moderator decided what is asked, by their device. */
  readonly performedAt: Instant;
}

/**
 * What another moderator decided meanwhile about the same person is never undone unseen (MOD-1): the same suspension is merged, a longer
 * one follows theirs with a word about it, and one that would end theirs earlier is « À revoir ».
 * @param known null where nothing was decided
 */
export function besideOtherMuting<C extends Pick<Change, "mutes" | "note">>(
  change: C,
  known: KnownMuting | null,
  asking: Asking,
): Result<C | Omit<C, "mutes">, Refusal> {
  const { mutes, ...rest } = change;
  if (known === null || mutes === undefined || isSeen(known, mutes.seen, asking)) return ok(change);
  if (mutes.seen === undefined) return ok(withLongerMuting(change, known.person, asking.performedAt));
  const { person, changedAt } = known;
  const days = mutes.person === null ? 0 : daysUntil(mutes.person, asking.now);
  if (days === daysUntil(person, changedAt)) return ok({ ...rest, note: noteOf("already_done", person) });
  const { byName, until } = person;
  if (mutes.person === null || mutes.person.until < until)
    return err({ code: "changed_meanwhile", muting: { byName, until } });
  return ok({ ...change, note: noteOf("after_change", person) });
}

/** It is over, is the same moderator's, or was on their device. */
function isSeen({ person, changedAt }: KnownMuting, seen: Instant | undefined, { by, now }: Asking): boolean {
  return person.until <= now || person.by === by || (seen !== undefined && changedAt <= seen);
}

/** Of an earlier version, which does not say what it had heard of: nothing ends a suspension earlier that was decided after it. */
function withLongerMuting<C extends Pick<Change, "mutes" | "note">>(
  change: C,
  known: MutedPerson,
  performedAt: Instant,
): C | Omit<C, "mutes"> {
  const { mutes, ...rest } = change;
  if (mutes === undefined || maySetAside(known, mutes.person, performedAt)) return change;
  return { ...rest, note: noteOf("already_done", known) };
}

function maySetAside({ until, at = 0 }: MutedPerson, asked: MutedPerson | null, performedAt: Instant) {
  return asked === null ? performedAt >= at - CLOCKS_DIFFER_MS : asked.until >= until;
}

function noteOf(code: ChangeNote["code"], { byName }: MutedPerson): ChangeNote {
  return { code, byKind: "moderator", byName };
}
