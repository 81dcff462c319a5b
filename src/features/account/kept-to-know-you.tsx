import { Trans } from "@lingui/react/macro";
import { localStore } from "../../data/device/page-storage.ts";
import { Bullets } from "../../ui/bullets.tsx";
import styles from "./account.module.css";
import { emailLinkAddress } from "./email-link-request.ts";

export function KeptToKnowYou() {
  const address = emailLinkAddress(localStore());
  return (
    <>
      <Bullets>
        <li>
          <Trans>
            Votre identifiant, votre nom et votre adresse si vous les avez donnés, vos droits et votre
            connexion.
          </Trans>
        </li>
        {address === "" ? null : (
          <li>
            <Trans>L’adresse à laquelle vous avez demandé un lien : {address}</Trans>
          </li>
        )}
        <li>
          <Trans>
            Vos préférences : communes, dernier écran, langue, aide au clavier, messages déjà vus, réponses
            sur l’installation et la mesure d’audience.
          </Trans>
        </li>
        <li>
          <Trans>
            Le nombre d’envois en attente et de brouillons, leur compte, et la version de Parvis qui peut
            encore envoyer.
          </Trans>
        </li>
      </Bullets>
      <p className={styles.soft}>
        <Trans>
          Effacer les données de ce site dans votre navigateur enlève tout cela de l’appareil, y compris ce
          qui n’est pas parti.
        </Trans>
      </p>
    </>
  );
}
