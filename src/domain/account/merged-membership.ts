import type { Instant } from "../basics/instant.ts";
import { perCollection } from "../command/subject.ts";
import { hasMark, withMark } from "./marks.ts";
import { decidedAt, type Membership } from "./membership.ts";

export function mergedMembership(account: Membership, guest: Membership, now: Instant): Membership {
  const stillWanted = guest.marks.filter((mark) => (mark.at ?? 0) >= decidedAt(account, mark));
  return {
    ...account,
    cityName: account.cityName === "" ? guest.cityName : account.cityName,
    joinedAt: Math.min(account.joinedAt, guest.joinedAt),
    marks: stillWanted.reduce((marks, mark) => withMark(marks, { ...mark, on: true }), account.marks),
    undone: account.undone.filter((mark) => !hasMark(stillWanted, mark)),
    contributions: perCollection((of) => account.contributions[of] + guest.contributions[of]),
    approved: perCollection((of) => account.approved[of] + guest.approved[of]),
    mutedUntil: laterOf(account.mutedUntil, guest.mutedUntil),
    rev: account.rev + 1,
    updatedAt: now,
  };
}

/** Who is kept from writing as a guest is so with an account. */
function laterOf(a: Instant | null, b: Instant | null): Instant | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
