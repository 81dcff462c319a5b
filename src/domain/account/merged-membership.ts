import type { Instant } from "../basics/instant.ts";
import { perCollection } from "../command/subject.ts";
import { withMark } from "./marks.ts";
import type { Membership } from "./membership.ts";

export function mergedMembership(account: Membership, guest: Membership, now: Instant): Membership {
  return {
    ...account,
    cityName: account.cityName === "" ? guest.cityName : account.cityName,
    joinedAt: Math.min(account.joinedAt, guest.joinedAt),
    marks: guest.marks.reduce((marks, mark) => withMark(marks, { ...mark, on: true }), account.marks),
    contributions: perCollection((of) => account.contributions[of] + guest.contributions[of]),
    approved: perCollection((of) => account.approved[of] + guest.approved[of]),
    rev: account.rev + 1,
    updatedAt: now,
  };
}
