import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isStaff, type AuthorKind } from "../domain/account/actor.ts";
import type { Danger } from "../domain/anomaly/anomaly.ts";

export const DANGER_WORDS = {
  genant: msg`Gênant`,
  tres_genant: msg`Très gênant`,
  dangereux: msg`Dangereux`,
} as const satisfies Record<Danger, MessageDescriptor>;

export const AUTHOR_KIND_WORDS = {
  guest: msg`Invité`,
  resident: msg`Habitant`,
  moderator: msg`Modérateur`,
  admin: msg`Administrateur`,
  deleted: msg`Compte supprimé`,
} as const satisfies Record<AuthorKind, MessageDescriptor>;

export const NO_NAME = msg`Un habitant`;

/** What stands in place of a name: whoever acts for the commune is no resident among others. */
export function noNameOf(kind: AuthorKind): MessageDescriptor {
  return isStaff(kind) ? AUTHOR_KIND_WORDS[kind] : NO_NAME;
}

/** Of a report that a moderator wrote down for somebody. */
export const RELAYED = msg`Un habitant, relayé par la mairie`;
