import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { Bullets } from "../../ui/bullets.tsx";

export function AboutDevice({ countsVisits }: { readonly countsVisits: boolean }) {
  return (
    <>
      <Bullets>
        <li>
          <Trans>
            L’application elle-même et, si vous l’avez téléchargé, le fond de carte de la commune.
          </Trans>
        </li>
        <li>
          <Trans>Une copie de ce que votre commune a publié, pour la lire sans réseau.</Trans>
        </li>
        <li>
          <Trans>
            Vos brouillons, vos photos et vos envois qui attendent, jusqu’à ce qu’ils soient partis.
          </Trans>
        </li>
        <li>
          <Trans>Votre identifiant et vos préférences.</Trans>
        </li>
      </Bullets>
      <p>
        {countsVisits ? (
          <Trans>Un cookie n’est posé que si vous acceptez la mesure d’audience.</Trans>
        ) : (
          <Trans>Parvis n’utilise pas de cookie.</Trans>
        )}{" "}
        <Trans>
          Rien ne vous suit d’un site à l’autre : tout cela ne sert qu’au service que vous demandez. Le
          détail, avec les tailles, est sur <Link to={ROUTES.Profile}>Mon compte</Link>.
        </Trans>
      </p>
    </>
  );
}
