import { Trans } from "@lingui/react/macro";
import type { Publisher } from "../../remote/config/publisher.ts";
import styles from "./about.module.css";

/** The statement the law asks for (RGAA 4.1.2). Without an audit the state is « non conforme », whatever was tested. */
export function AboutAccessibility({ publisher: { name, contact } }: { readonly publisher: Publisher }) {
  return (
    <>
      <p>
        {name === "" ? (
          <Trans>
            L’éditeur de ce service s’engage à le rendre accessible, conformément à l’article 47 de la loi
            n° 2005-102 du 11 février 2005.
          </Trans>
        ) : (
          <Trans>
            {name} s’engage à rendre ce service accessible, conformément à l’article 47 de la loi n° 2005-102
            du 11 février 2005.
          </Trans>
        )}
      </p>
      <h3>
        <Trans>État de conformité : non conforme</Trans>
      </h3>
      <p>
        <Trans>
          Parvis n’a pas encore été audité selon le référentiel RGAA 4.1 : aucun taux de conformité ne peut
          être donné. Chaque écran est vérifié par des tests automatiques, au clavier et à 320 pixels de large
          ; ces tests ne remplacent pas un audit.
        </Trans>
      </p>
      <h3>
        <Trans>Contenus à connaître</Trans>
      </h3>
      <p>
        <Trans>
          La carte se parcourt au clavier. Tout ce qu’elle montre est aussi dans la liste, avec les mêmes
          filtres, et un lieu peut être donné par une adresse. Les photos n’ont une description que si leur
          auteur en a écrit une.
        </Trans>
      </p>
      <h3>
        <Trans>Signaler une difficulté</Trans>
      </h3>
      <p>
        {contact === "" ? (
          <Trans>Si un contenu vous est inaccessible, dites-le à la mairie de votre commune.</Trans>
        ) : (
          <Trans>
            Si un contenu vous est inaccessible, écrivez à <a href={`mailto:${contact}`}>{contact}</a> : nous
            vous proposerons un autre moyen.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Si vous n’obtenez pas de réponse, vous pouvez saisir le Défenseur des droits : par son formulaire
          sur defenseurdesdroits.fr, auprès de son délégué dans votre département, ou par courrier gratuit,
          sans timbre :
        </Trans>
      </p>
      <address className={styles.address}>
        {"Défenseur des droits\nLibre réponse 71120\n75342 Paris CEDEX 07"}
      </address>
    </>
  );
}
