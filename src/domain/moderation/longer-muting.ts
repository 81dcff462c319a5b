import type { Change } from "../command/command-context.ts";
import type { MutedPerson } from "./muted-person.ts";

/**
 * A suspension does not end earlier because another moderator, who had not seen it, decided a shorter one (P3): whoever means that
 * takes it back first.
 * @param known what was decided before about whoever it is; null where nothing was
 */
export function withLongerMuting<C extends Pick<Change, "mutes" | "note">>(
  change: C,
  known: MutedPerson | null,
): C | (Omit<C, "mutes"> & Pick<Change, "note">) {
  const { mutes, ...rest } = change;
  const asked = mutes?.person ?? null;
  if (known === null || asked === null || asked.until >= known.until) return change;
  return { ...rest, note: { code: "already_done", byKind: "moderator", byName: known.byName } };
}
