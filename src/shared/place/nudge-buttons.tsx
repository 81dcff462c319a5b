import { Trans } from "@lingui/react/macro";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import type { Dispatch } from "react";
import type { Place } from "../../domain/place/place.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./place-step.module.css";
import type { PlaceAction } from "./place-fields.ts";

const STEP_M = 10;

interface NudgeButtonsProps {
  readonly dispatch: Dispatch<PlaceAction>;
  /** Where the point starts when there is none yet. */
  readonly from: Place;
}

/** Moves the point without dragging or seeing (MAP-3). */
export function NudgeButtons({ dispatch, from }: NudgeButtonsProps) {
  const move = (northM: number, eastM: number) => () => dispatch({ type: "nudged", from, northM, eastM });
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Ajuster le repère</Trans>
      </legend>
      <div className={styles.nudges}>
        <Button icon={<ArrowUp />} onClick={move(STEP_M, 0)}>
          <Trans>10 m au nord</Trans>
        </Button>
        <Button icon={<ArrowDown />} onClick={move(-STEP_M, 0)}>
          <Trans>10 m au sud</Trans>
        </Button>
        <Button icon={<ArrowLeft />} onClick={move(0, -STEP_M)}>
          <Trans>10 m à l’ouest</Trans>
        </Button>
        <Button icon={<ArrowRight />} onClick={move(0, STEP_M)}>
          <Trans>10 m à l’est</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
