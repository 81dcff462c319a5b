import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { IdeaSort } from "./idea-sort.ts";

export const IDEA_SORT_WORDS = {
  recent: msg`Récentes`,
  supports: msg`Soutenues`,
  near: msg`Bientôt au seuil`,
  answers: msg`Réponses de la commune`,
} as const satisfies Record<IdeaSort, MessageDescriptor>;
