import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Check, Landmark } from "lucide-react";
import { ofCity } from "../../i18n/city-words.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Candidate } from "./candidate.ts";
import styles from "./city-choice.module.css";
import { CommuneFacts } from "./commune-facts.tsx";
import { OutlineDrawing } from "../../map/outline-drawing.tsx";

export interface ConfirmationCardProps {
  readonly candidate: Candidate;
  readonly loading: boolean;
  readonly outlineMissing: boolean;
  readonly choosing: boolean;
  /** False where nobody picked it: they may be typing. */
  readonly takesFocus: boolean;
  readonly onConfirm: () => void;
}

export function ConfirmationCard(props: ConfirmationCardProps) {
  const { candidate, loading, outlineMissing, choosing, takesFocus, onConfirm } = props;
  const { t, i18n } = useLingui();
  const { name } = candidate;
  const ofName = ofCity(i18n, name);
  const heading = useFocusOnArrival(takesFocus);
  return (
    <Card className={styles.card} data-card="">
      <div className={styles.cardTop}>
        <div className={styles.cardWords}>
          <h2 ref={heading} className={styles.cardName} tabIndex={-1}>
            {name}
          </h2>
          <CommuneFacts commune={candidate}>
            {candidate.cityHall === undefined || candidate.contour === "" ? null : (
              <li>
                <Landmark aria-hidden="true" size={18} />
                <Trans>Le point indique la mairie</Trans>
              </li>
            )}
          </CommuneFacts>
        </div>
        {loading ? (
          <div className={styles.outline}>
            <Skeleton shape="card" />
          </div>
        ) : (
          <OutlineDrawing
            contour={candidate.contour}
            cityHall={candidate.cityHall}
            label={t`Contour ${ofName}`}
          />
        )}
      </div>
      {candidate.approximate ? (
        <p className={styles.hint}>
          <Trans>Contour approximatif : il sera remplacé par le contour officiel.</Trans>
        </p>
      ) : null}
      {outlineMissing ? (
        <p className={styles.hint}>
          <Trans>
            Le service des communes ne répond pas : le contour viendra plus tard. La recherche continue sans
            lui, et vous pouvez choisir cette commune dès maintenant.
          </Trans>
        </p>
      ) : null}
      <Button kind="primary" icon={<Check />} aria-disabled={choosing} onClick={onConfirm}>
        {choosing ? <Trans>Ouverture de la commune…</Trans> : <Trans>C’est ma commune</Trans>}
      </Button>
    </Card>
  );
}

/** The whole card comes into view, not its heading alone. */
function useFocusOnArrival(wanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!wanted) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("[data-card]")?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  return heading;
}
