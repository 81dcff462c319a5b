import { Trans } from "@lingui/react/macro";
import type { CityId } from "../../domain/city/city.ts";
import { Bullets } from "../../ui/bullets.tsx";
import { QuietSquare } from "../../ui/drawings/quiet-square.tsx";
import styles from "./city-choice.module.css";

/** What there is to know before choosing a first commune; where there is room for it, beside the map of France. */
export function Reassured({ mine }: { readonly mine: CityId | undefined }) {
  if (mine !== undefined) return null;
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
          <Trans>Sans compte : choisissez, regardez, signalez.</Trans>
        </li>
        <li>
          <Trans>Vous pourrez changer de commune à tout moment.</Trans>
        </li>
      </Bullets>
    </div>
  );
}
