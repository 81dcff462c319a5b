import { Trans, useLingui } from "@lingui/react/macro";
import { distanceWords } from "../../i18n/measure-words.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import type { NearCommune } from "../../remote/communes/nearest-communes.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import styles from "./city-choice.module.css";

export interface NearCommunesProps {
  readonly communes: readonly NearCommune[];
  readonly onPick: (entry: CommuneEntry) => void;
}

/** Offered when the geographic API is down: the nearest centres, since borders are not known offline. */
export function NearCommunes({ communes, onPick }: NearCommunesProps) {
  const { i18n } = useLingui();
  return (
    <Card className={styles.card}>
      <h2 className={styles.knownTitle}>
        <Trans>Vous êtes près de :</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>Le service des communes ne répond pas : choisissez vous-même celle où vous êtes.</Trans>
      </p>
      <ul className={styles.nearList}>
        {communes.map(({ entry, distanceM }) => (
          <li key={entry.code}>
            <Button wide onClick={() => onPick(entry)}>
              {entry.name}
              <span className={styles.answerFacts}>
                {entry.department} · {distanceWords(i18n, distanceM)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        <Trans>
          Distances jusqu’au centre de la commune, d’après la liste de cet appareil. La vôtre n’y est pas ?
          Cherchez-la par son nom.
        </Trans>
      </p>
    </Card>
  );
}
