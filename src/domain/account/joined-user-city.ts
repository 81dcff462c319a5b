import type { Instant } from "../basics/instant.ts";
import type { MemberList, UserCity } from "./user-city.ts";

/** What an account keeps of a city once a guest's part of it is theirs too. */
export function joinedUserCity(account: UserCity, guest: UserCity, now: Instant): UserCity {
  const union = (list: MemberList) => [...new Set([...account[list], ...guest[list]])];
  return {
    ...account,
    cityName: account.cityName === "" ? guest.cityName : account.cityName,
    joinedAt: Math.min(account.joinedAt, guest.joinedAt),
    meToo: union("meToo"),
    followed: union("followed"),
    contributions: { anomalies: account.contributions.anomalies + guest.contributions.anomalies },
    rev: account.rev + 1,
    updatedAt: now,
  };
}
