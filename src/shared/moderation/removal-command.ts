import type { CommandOf } from "../../domain/command/command.ts";
import type { DecisionKind } from "./use-decision.ts";

export const MASK_KIND = "mask-photo";
export const REMOVE_PHOTO_KIND = "remove-photo";
export const REMOVE_NAME_KIND = "remove-name";

const KINDS = [MASK_KIND, REMOVE_PHOTO_KIND, REMOVE_NAME_KIND] as const;

type RemovalCommand = { readonly [K in (typeof KINDS)[number]]: CommandOf<K> }[(typeof KINDS)[number]];

/** What moderators take off a content. */
export const REMOVALS: DecisionKind<RemovalCommand> = { kinds: KINDS };
