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
    ...longerMuting(account, guest),
    rev: account.rev + 1,
    updatedAt: now,
  };
}

/** Who is kept from writing as a guest is so with an account. */
function longerMuting(account: Membership, guest: Membership): Pick<Membership, "mutedUntil" | "mutedFor"> {
  const { mutedUntil, mutedFor } = endOf(guest) > endOf(account) ? guest : account;
  return { mutedUntil, ...(mutedFor === undefined ? {} : { mutedFor }) };
}

function endOf({ mutedUntil }: Membership): Instant {
  return mutedUntil ?? 0;
}
