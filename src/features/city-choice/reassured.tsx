import { Trans } from "@lingui/react/macro";
import type { CityId } from "../../domain/city/city.ts";
import { Bullets } from "../../ui/bullets.tsx";
import { QuietSquare } from "../../ui/drawings/quiet-square.tsx";
import styles from "./city-choice.module.css";

/** What there is to know before choosing a commune, the first or another; where there is room for it, beside the map of France. */
export function Reassured({ mine }: { readonly mine: CityId | undefined }) {
  return (
    <div className={styles.reassured}>
      <QuietSquare />
      <Bullets>
        <li>
          <Trans>
            Toutes les communes de France sont là, même si leur mairie n’utilise pas encore Parvis.
          </Trans>
        </li>
        <li>
          {mine === undefined ? (
            <Trans>Sans compte : choisissez, regardez, signalez.</Trans>
          ) : (
            <Trans>Rien n’est perdu : ce qui attend d’être envoyé partira, quel que soit votre choix.</Trans>
          )}
        </li>
        <li>
          <Trans>Vous pourrez changer de commune à tout moment.</Trans>
        </li>
      </Bullets>
    </div>
  );
}
