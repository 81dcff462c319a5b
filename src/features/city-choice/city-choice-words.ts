import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GeoProblem } from "../../remote/communes/geo-api.ts";
import type { PositionProblem } from "../../remote/position/current-position.ts";

/** The exact wording of the specification. */
export const NO_COMMUNE_FOUND = msg`Pas de données trouvées sur l'API geo.api.gouv.fr`;

interface ProblemWords {
  readonly title: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

const GEO_PROBLEM_WORDS = {
  no_data: {
    title: NO_COMMUNE_FOUND,
    hint: msg`Cherchez votre commune par son nom ou par son code postal.`,
  },
  unreachable: {
    title: msg`Le service des communes ne répond pas`,
    hint: msg`Vérifiez votre connexion, puis réessayez.`,
  },
} as const satisfies Record<GeoProblem["code"], ProblemWords>;

/** Where the register has a commune and the service of communes says that there is none. */
export const OVERSEAS_WORDS: ProblemWords = {
  title: msg`Parvis n’est pas encore ouvert dans cette collectivité d’outre-mer`,
  hint: msg`Le service national des communes ne la décrit pas. Les départements et régions d’outre-mer, eux, sont ouverts.`,
};

export const NO_COMMUNE_WORDS = { ...GEO_PROBLEM_WORDS, overseas: OVERSEAS_WORDS } as const;

export const CHOICE_PROBLEM_WORDS = {
  no_such_city: GEO_PROBLEM_WORDS.no_data,
  city_load_failed: {
    title: msg`La commune n’a pas pu être ouverte`,
    hint: msg`Votre choix est gardé. Vérifiez votre connexion, puis réessayez.`,
  },
} as const satisfies Record<string, ProblemWords>;

export type ChoiceProblem = keyof typeof CHOICE_PROBLEM_WORDS;

export const VISIT_PROBLEM_WORDS = {
  no_such_city: GEO_PROBLEM_WORDS.no_data,
  city_load_failed: {
    title: msg`La commune n’a pas pu être ouverte`,
    hint: msg`Rien n’a changé. Vérifiez votre connexion, puis réessayez.`,
  },
  unreachable: {
    title: msg`La commune n’a pas pu être lue`,
    hint: msg`Vérifiez votre connexion, puis réessayez.`,
  },
} as const satisfies Record<string, ProblemWords>;

export const POSITION_PROBLEM_WORDS = {
  unsupported: {
    title: msg`Cet appareil ne donne pas sa position`,
    hint: msg`Cherchez votre commune par son nom ou par son code postal.`,
  },
  denied: {
    title: msg`La position est bloquée pour ce site`,
    hint: msg`Vous pouvez l’autoriser dans les réglages du navigateur, ou chercher votre commune par son nom.`,
  },
  unavailable: {
    title: msg`La position n’a pas pu être trouvée`,
    hint: msg`Essayez à ciel ouvert, ou cherchez votre commune par son nom.`,
  },
  too_slow: {
    title: msg`La position tarde à venir`,
    hint: msg`Réessayez dans un instant, ou cherchez votre commune par son nom.`,
  },
} as const satisfies Record<PositionProblem["code"], ProblemWords>;
