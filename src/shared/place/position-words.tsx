import { Trans, useLingui } from "@lingui/react/macro";
import { distanceWords } from "../../i18n/measure-words.ts";
import { POSITION_PROBLEM_WORDS } from "./position-problem-words.ts";
import type { PositionState } from "./use-my-position.ts";

/** What came of asking for the position; `null` where the place itself says it. */
export function PositionWords({ state }: { readonly state: PositionState }) {
  const { i18n } = useLingui();
  switch (state.is) {
    case "idle":
      return null;
    case "asking":
      return <Trans>Recherche de votre position…</Trans>;
    case "vague":
      return (
        <Trans>
          Position trop imprécise (à {distanceWords(i18n, state.accuracyM)} près) : déplacez la carte.
        </Trans>
      );
    case "problem":
      return (
        <>
          {i18n._(POSITION_PROBLEM_WORDS[state.code])} <Trans>Déplacez la carte ou cherchez l’adresse.</Trans>
        </>
      );
  }
}
