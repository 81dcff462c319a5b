import { Trans, useLingui } from "@lingui/react/macro";
import { LocateFixed } from "lucide-react";
import { useState, type Dispatch } from "react";
import type { Place } from "../../domain/place/place.ts";
import { distanceWords } from "../../i18n/measure-words.ts";
import { currentPosition, type PositionProblem } from "../../remote/position/current-position.ts";
import { Button } from "../../ui/button.tsx";
import { POSITION_PROBLEM_WORDS } from "./position-problem-words.ts";
import styles from "./place-step.module.css";
import type { PlaceAction } from "./place-fields.ts";

interface MyPositionProps {
  readonly dispatch: Dispatch<PlaceAction>;
  /** The map goes there; the point is placed only when the device is sure enough. */
  readonly onVague: (place: Place) => void;
}

/** Beyond this, a measured position would mislead those who come. */
const SURE_M_MAX = 100;

type State =
  | { readonly is: "idle" | "asking" }
  | { readonly is: "vague"; readonly accuracyM: number }
  | { readonly is: "problem"; readonly code: PositionProblem["code"] };

export function MyPosition({ dispatch, onVague }: MyPositionProps) {
  const [state, setState] = useState<State>({ is: "idle" });
  const locate = async () => {
    setState({ is: "asking" });
    const found = await currentPosition();
    if (!found.ok) return setState({ is: "problem", code: found.problem.code });
    const { place, accuracyM } = found.value;
    onVague(place);
    if (accuracyM > SURE_M_MAX) return setState({ is: "vague", accuracyM });
    dispatch({ type: "placed", place, source: "gps", accuracyM });
    return setState({ is: "idle" });
  };
  return (
    <div className={styles.position}>
      <Button icon={<LocateFixed />} aria-disabled={state.is === "asking"} onClick={() => void locate()}>
        <Trans>Ma position</Trans>
      </Button>
      <output>
        <PositionWords state={state} />
      </output>
    </div>
  );
}

function PositionWords({ state }: { readonly state: State }) {
  const { i18n } = useLingui();
  switch (state.is) {
    case "idle":
      return null;
    case "asking":
      return <Trans>Recherche de votre position…</Trans>;
    case "vague":
      return (
        <Trans>
          Position trop imprécise (à {distanceWords(i18n, state.accuracyM)} près). Placez le point avec le
          viseur, ou cherchez l’adresse.
        </Trans>
      );
    case "problem":
      return (
        <>
          {i18n._(POSITION_PROBLEM_WORDS[state.code])}{" "}
          <Trans>Cherchez l’adresse ou placez le point avec le viseur.</Trans>
        </>
      );
  }
}
