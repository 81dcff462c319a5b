import { MINUTE_MS, type Instant } from "../basics/instant.ts";
import type { Change } from "../command/command-context.ts";
import type { MutedPerson } from "./muted-person.ts";

/** The clocks of a device and of the city may differ by so much. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/**
 * A suspension does not end earlier because another moderator, who had not seen it, decided a shorter one (P3), or took an earlier one
 * back: whoever means that takes it back first.
 * @param known what was decided before about whoever it is; null where nothing was
 * @param performedAt when the moderator decided what is asked, by their device
 */
export function withLongerMuting<C extends Pick<Change, "mutes" | "note">>(
  change: C,
  known: MutedPerson | null,
  performedAt: Instant,
): C | (Omit<C, "mutes"> & Pick<Change, "note">) {
  const { mutes, ...rest } = change;
  if (known === null || mutes === undefined || maySetAside(known, mutes.person, performedAt)) return change;
  return { ...rest, note: { code: "already_done", byKind: "moderator", byName: known.byName } };
}

function maySetAside({ until, at = 0 }: MutedPerson, asked: MutedPerson | null, performedAt: Instant) {
  return asked === null ? performedAt >= at - CLOCKS_DIFFER_MS : asked.until >= until;
}
