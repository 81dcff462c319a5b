import { isModeratorOf } from "../account/actor.ts";
import type { Instant } from "../basics/instant.ts";
import { cityDayOf } from "../city/city-day.ts";
import { GUESTS_OF_CITY_PER, type DailyLimit, type Pace } from "../limits/daily-limits.ts";
import { WAITED_MS_MAX } from "../limits/limits.ts";
import { definitionOf, type Command } from "./command.ts";
import type { CommandContext } from "./command-context.ts";
import type { Refusal } from "./refusal.ts";

/** What was sent before, of the same kind. */
export interface Sent {
  /** By this person, for the day of the command; the device counts what it knows. */
  readonly thatDay: number;
  /** By this person, within the time of its `pace` before the command. */
  readonly recently: number;
  /** By everybody without a confirmed address, arrived in this city today; the city alone knows. */
  readonly byGuestsHere: number;
}

export const NOTHING_SENT: Sent = { thatDay: 0, recently: 0, byGuestsHere: 0 };

/** When a command counts as done: it may have waited; never to come, nor longer ago than it may wait. */
export function quotaInstantOf({ performedAt }: Pick<Command, "performedAt">, now: Instant): Instant {
  return Math.max(Math.min(performedAt, now), now - WAITED_MS_MAX);
}

/** The day a command counts for, in its commune. */
export function quotaDayOf(command: Pick<Command, "performedAt" | "cityId">, now: Instant): string {
  return cityDayOf(quotaInstantOf(command, now), command.cityId);
}

/** How many of these instants are within the pace of a command done at this one. */
export function recentOf(done: readonly Instant[], at: Instant, pace: Pace | undefined): number {
  return pace === undefined ? 0 : done.filter((one) => one <= at && at - one < pace.ms).length;
}

/** Taking a mark back is never refused: it was counted when it was made. */
export function quotaProblem(command: Command, context: CommandContext): Refusal | undefined {
  const { actor, city, sent } = context;
  const { perDay: limits, pace, markOf } = definitionOf(command);
  if (limits === null || isModeratorOf(actor, city.id) || markOf?.(command).on === false) return undefined;
  if (pace !== undefined && sent.recently >= pace.count) return { code: "too_fast", limit: pace.count };
  const limit = actor.isConfirmed ? limits.resident : limits.guest;
  if (sent.thatDay >= limit) return { code: limits.code, limit };
  return isCityFull(limits, context) ? { code: "quota_city" } : undefined;
}

function isCityFull({ guestsOfCity }: DailyLimit, { actor, city, sent }: CommandContext): boolean {
  if (actor.isConfirmed || guestsOfCity === null) return false;
  const size = Math.max(1, (city.population ?? 0) / GUESTS_OF_CITY_PER);
  return sent.byGuestsHere >= guestsOfCity * size;
}
