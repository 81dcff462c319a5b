import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { ROUTES } from "../../domain/navigation/routes.ts";
import type { Publisher } from "../../remote/config/publisher.ts";
import styles from "./about.module.css";

interface AboutDataProps {
  readonly publisher: Publisher;
  readonly countsVisits: boolean;
}

export function AboutData({ publisher: { dataOfficer }, countsVisits }: AboutDataProps) {
  return (
    <>
      <h3>
        <Trans>Ce que tout le monde voit</Trans>
      </h3>
      <p>
        <Trans>
          Un signalement publié : son titre, sa description, ses photos, son lieu, sa catégorie et sa date.
          Votre nom n’y figure que si vous l’avez demandé.
        </Trans>
      </p>
      <h3>
        <Trans>Ce que le service sait de vous</Trans>
      </h3>
      <p>
        <Trans>
          Un identifiant, votre commune, vos réglages, ce que vous suivez et constatez ; votre nom et votre
          adresse e-mail si vous les avez donnés. Le lieu d’un signalement va à la commune ; votre position,
          aux seuls services publics qui nomment l’adresse et la commune où vous êtes.
        </Trans>
      </p>
      <p>
        <Trans>
          Ces données servent à la mission d’intérêt public de la commune : entretenir l’espace public et
          répondre aux habitants. Elles ne sont ni vendues ni croisées avec d’autres, et il n’y a pas de
          publicité.
        </Trans>{" "}
        {countsVisits ? (
          <Trans>Vos visites ne sont comptées que si vous l’acceptez, sans texte ni lieu.</Trans>
        ) : (
          <Trans>Vos visites ne sont pas comptées.</Trans>
        )}
      </p>
      <h3>
        <Trans>Où, et combien de temps</Trans>
      </h3>
      <p>
        <Trans>
          Les données sont confiées à Google Cloud, qui les traite à Paris. Les comptes (identifiant, adresse
          e-mail, mot de passe sous une forme qui ne se relit pas) sont tenus par le service d’identité de
          Google, qui peut les traiter hors de l’Union européenne.
        </Trans>
      </p>
      <p>
        <Trans>
          Vos données sont gardées jusqu’à la suppression de votre compte. Vos signalements publiés restent
          ensuite en ligne, sans votre nom. Si vous étiez invité et avez effacé les données de votre
          navigateur, adressez-vous à la mairie.
        </Trans>
      </p>
      <h3>
        <Trans>Vos droits</Trans>
      </h3>
      <p>
        <Trans>
          Vous pouvez voir, corriger, emporter et supprimer ce qui vous concerne vous-même, sur{" "}
          <Link to={ROUTES.Profile}>Mon compte</Link>.
        </Trans>{" "}
        {dataOfficer === "" ? (
          <Trans>
            Pour toute autre demande, adressez-vous à la mairie, qui a un délégué à la protection des données.
          </Trans>
        ) : (
          <Trans>
            Pour toute autre demande, écrivez au délégué à la protection des données :{" "}
            <a href={`mailto:${dataOfficer}`}>{dataOfficer}</a>.
          </Trans>
        )}{" "}
        <Trans>Sans réponse sous un mois, vous pouvez saisir la CNIL (cnil.fr).</Trans>
      </p>
      <p className={styles.soft}>
        <Trans>Ne photographiez ni visages ni plaques : masquez-les avant d’envoyer.</Trans>
      </p>
    </>
  );
}
