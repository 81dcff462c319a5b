import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PositionProblem } from "../../remote/position/current-position.ts";

export const POSITION_PROBLEM_WORDS = {
  unsupported: msg`Cet appareil ne donne pas sa position.`,
  denied: msg`La position est refusée par ce navigateur. Vous pouvez l’autoriser dans ses réglages.`,
  unavailable: msg`La position n’a pas pu être trouvée.`,
  too_slow: msg`La position met trop de temps à venir.`,
} as const satisfies Record<PositionProblem["code"], MessageDescriptor>;
