import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Publisher } from "../../remote/config/publisher.ts";
import { Fact, Facts } from "../../ui/facts.tsx";

interface AboutPublisherProps {
  readonly publisher: Publisher;
  readonly cityPath: string | undefined;
}

/** The legal notice. What this service did not say is said to be missing, rather than left out. */
export function AboutPublisher({ publisher, cityPath }: AboutPublisherProps) {
  const { name, address, director, host, contact } = publisher;
  return (
    <>
      <Facts>
        <Told term={<Trans>Éditeur du service</Trans>} told={[name, address].filter(Boolean).join("\n")} />
        <Told term={<Trans>Directeur ou directrice de la publication</Trans>} told={director} />
        <Told term={<Trans>Hébergeur</Trans>} told={host} />
        <Told
          term={<Trans>Nous écrire</Trans>}
          told={contact === "" ? "" : <a href={`mailto:${contact}`}>{contact}</a>}
        />
      </Facts>
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

function Told({ term, told }: { readonly term: ReactNode; readonly told: ReactNode }) {
  return <Fact term={term}>{told === "" ? <Trans>Ce service ne l’a pas encore indiqué.</Trans> : told}</Fact>;
}
