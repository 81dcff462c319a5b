import type { Suspension } from "../../src/domain/account/suspension.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { err, ok, type Result } from "../../src/domain/basics/result.ts";
import { STATUS_REASON_CHARS } from "../../src/domain/limits/limits.ts";

export interface DisableRequest {
  /** An e-mail address; or the identifier of a guest, as moderators see it. */
  readonly account: string;
  /** Undefined: enabled again. */
  readonly disabling: Suspension | undefined;
}

const USAGE = [
  'npm run disable-account -- address@of.somebody 2027-01-31 "Why, in words for that person"',
  'npm run disable-account -- address@of.somebody always "Why, in words for that person"',
  "npm run enable-account -- address@of.somebody          (a guest: its identifier)",
].join("\n");
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** What the operator asked for on the command line; otherwise how to ask. */
export function disableRequestOf([
  verb,
  account = "",
  end = "",
  reason = "",
  ...more
]: readonly string[]): Result<DisableRequest, string> {
  if (account === "" || more.length > 0) return err(USAGE);
  if (verb === "enable-account" && end === "") return ok({ account, disabling: undefined });
  const disabling = verb === "disable-account" ? disablingOf(end, reason.trim()) : undefined;
  return disabling === undefined ? err(USAGE) : ok({ account, disabling });
}

function disablingOf(end: string, reason: string): Suspension | undefined {
  const until = untilOf(end);
  const { min, max } = STATUS_REASON_CHARS;
  const isSaid = reason.length >= min && reason.length <= max;
  return until === undefined || !isSaid ? undefined : { reason, until };
}

/** The day named is the last one; undefined when it is none. */
function untilOf(end: string): Suspension["until"] | undefined {
  if (end === "always") return null;
  const day = DAY.test(end) ? Date.parse(end) : Number.NaN;
  return Number.isNaN(day) ? undefined : day + DAY_MS;
}
