import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Check, Landmark, MapPin, Users } from "lucide-react";
import { ofCity } from "../../i18n/city-words.ts";
import { peopleWords } from "../../i18n/measure-words.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Candidate } from "./candidate.ts";
import styles from "./city-choice.module.css";
import { OutlineDrawing } from "../../map/outline-drawing.tsx";

export interface ConfirmationCardProps {
  readonly candidate: Candidate;
  readonly loading: boolean;
  readonly outlineMissing: boolean;
  readonly choosing: boolean;
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
    <Card className={styles.card}>
      <div className={styles.cardTop}>
        <div className={styles.cardWords}>
          <h2 ref={heading} className={styles.cardName} tabIndex={-1}>
            {name}
          </h2>
          <Facts candidate={candidate} />
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
      <Button kind="primary" icon={<Check />} wide aria-disabled={choosing} onClick={onConfirm}>
        {choosing ? <Trans>Ouverture de la commune…</Trans> : <Trans>C’est ma commune</Trans>}
      </Button>
    </Card>
  );
}

function Facts({ candidate }: { readonly candidate: Candidate }) {
  const { i18n } = useLingui();
  const where = [candidate.postcodes[0], candidate.department].filter(Boolean).join(" · ");
  const { population } = candidate;
  return (
    <ul className={styles.facts}>
      {where === "" ? null : (
        <li>
          <MapPin aria-hidden="true" size={18} />
          {where}
        </li>
      )}
      {population === null ? null : (
        <li>
          <Users aria-hidden="true" size={18} />
          {peopleWords(i18n, population)}
        </li>
      )}
      {candidate.cityHall === undefined || candidate.contour === "" ? null : (
        <li>
          <Landmark aria-hidden="true" size={18} />
          <Trans>Le point sur le contour indique la mairie</Trans>
        </li>
      )}
    </ul>
  );
}

function useFocusOnArrival(wanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wanted) heading.current?.focus();
  }, [wanted]);
  return heading;
}
