import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Publisher } from "../../remote/config/publisher.ts";
import styles from "./about.module.css";

interface AboutPublisherProps {
  readonly publisher: Publisher;
  readonly cityPath: string | undefined;
}

/** The legal notice. What this service did not say is said to be missing, rather than left out. */
export function AboutPublisher({ publisher, cityPath }: AboutPublisherProps) {
  const { name, address, director, host, contact } = publisher;
  return (
    <>
      <dl className={styles.facts}>
        <Fact term={<Trans>Éditeur du service</Trans>} told={[name, address].filter(Boolean).join("\n")} />
        <Fact term={<Trans>Directeur ou directrice de la publication</Trans>} told={director} />
        <Fact term={<Trans>Hébergeur</Trans>} told={host} />
        <Fact
          term={<Trans>Nous écrire</Trans>}
          told={contact === "" ? "" : <a href={`mailto:${contact}`}>{contact}</a>}
        />
      </dl>
      <p>
        <Trans>
          La mairie de chaque commune répond aux signalements. Un signalement n’est pas une demande officielle
          à l’administration : pour en faire une, écrivez à la mairie.
        </Trans>
      </p>
      {cityPath === undefined ? null : (
        <p>
          <Link to={cityPath}>
            <Trans>Ma commune : mairie, modérateurs, contacts</Trans>
          </Link>
        </p>
      )}
    </>
  );
}

function Fact({ term, told }: { readonly term: ReactNode; readonly told: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{told === "" ? <Trans>Ce service ne l’a pas encore indiqué.</Trans> : told}</dd>
    </>
  );
}
