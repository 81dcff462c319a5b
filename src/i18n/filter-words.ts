import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Period, StatusFilter } from "../domain/account/my-filter.ts";

export const STATUS_FILTER_WORDS = {
  current: msg`Ouvertes et récentes`,
  open: msg`Ouvertes seulement`,
  resolved: msg`Résolues`,
  rejected: msg`Sans suite`,
  all: msg`Toutes`,
} as const satisfies Record<StatusFilter, MessageDescriptor>;

export const PERIOD_WORDS = {
  any: msg`Depuis toujours`,
  week: msg`Depuis 7 jours`,
  month: msg`Depuis 30 jours`,
  year: msg`Depuis un an`,
} as const satisfies Record<Period, MessageDescriptor>;
