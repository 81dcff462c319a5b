import type { Freshness } from "../../data/replica/use-freshness.ts";
import type { Instant } from "../../domain/basics/instant.ts";

export type RefreshState =
  | { readonly kind: "none" | "offline" | "late" }
  /** `hasBegun`: what the connection before it claimed says nothing about this asking. */
  | { readonly kind: "asked"; readonly at: Instant; readonly hasBegun: boolean }
  | { readonly kind: "done"; readonly at: Instant };

/** Done once the server itself said, after it was asked, that nothing is missing. */
export function refreshSeen(state: RefreshState, { live, at }: Pick<Freshness, "live" | "at">): RefreshState {
  if (state.kind !== "asked") return state;
  if (!state.hasBegun) return live ? state : { ...state, hasBegun: true };
  return live && at !== null && at >= state.at ? { kind: "done", at } : state;
}
