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
            Qui vous êtes : un identifiant, votre nom et votre adresse si vous en avez donné, vos droits, et
            de quoi rester connecté.
          </Trans>
        </li>
        {address === "" ? null : (
          <li>
            <Trans>L’adresse à laquelle vous avez demandé un lien : {address}</Trans>
          </li>
        )}
        <li>
          <Trans>
            Vos choix : commune, commune visitée, dernier écran ouvert ou demandé, langue, aide au clavier,
            premiers mots lus, proposition d’installer, réponse sur la mesure d’audience.
          </Trans>
        </li>
        <li>
          <Trans>
            De quoi veiller sur vos envois : combien attendent, combien de brouillons sont là, quel compte les
            reprend, et quelle version de Parvis peut encore envoyer.
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
