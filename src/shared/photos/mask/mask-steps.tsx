import { Trans } from "@lingui/react/macro";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Move } from "lucide-react";
import type { ReactNode } from "react";
import { grownBy, movedBy, type PhotoArea } from "../../../data/photos/photo-area.ts";
import { Button } from "../../../ui/button.tsx";
import { AREA_STEP } from "./area-step.ts";
import styles from "./mask-dialog.module.css";

interface MaskStepsProps {
  readonly area: PhotoArea;
  readonly onPlace: (area: PhotoArea) => void;
}

export function MaskSteps({ area, onPlace }: MaskStepsProps) {
  const move = (right: number, down: number) => () => onPlace(movedBy(area, right, down));
  const grow = (wider: number, taller: number) => () => onPlace(grownBy(area, wider, taller));
  return (
    <details>
      <summary className={styles.summary}>
        <Move aria-hidden="true" size={20} />
        <Trans>Placer le cadre avec des boutons</Trans>
      </summary>
      <div className={styles.groups}>
        <Steps legend={<Trans>Déplacer</Trans>}>
          <Button icon={<ArrowUp />} onClick={move(0, -AREA_STEP)}>
            <Trans>En haut</Trans>
          </Button>
          <Button icon={<ArrowDown />} onClick={move(0, AREA_STEP)}>
            <Trans>En bas</Trans>
          </Button>
          <Button icon={<ArrowLeft />} onClick={move(-AREA_STEP, 0)}>
            <Trans>À gauche</Trans>
          </Button>
          <Button icon={<ArrowRight />} onClick={move(AREA_STEP, 0)}>
            <Trans>À droite</Trans>
          </Button>
        </Steps>
        <Steps legend={<Trans>Changer la taille</Trans>}>
          <Button onClick={grow(0, AREA_STEP)}>
            <Trans>Plus haut</Trans>
          </Button>
          <Button onClick={grow(0, -AREA_STEP)}>
            <Trans>Moins haut</Trans>
          </Button>
          <Button onClick={grow(AREA_STEP, 0)}>
            <Trans>Plus large</Trans>
          </Button>
          <Button onClick={grow(-AREA_STEP, 0)}>
            <Trans>Moins large</Trans>
          </Button>
        </Steps>
      </div>
    </details>
  );
}

function Steps({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.buttons}>{children}</div>
    </fieldset>
  );
}
