import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Publisher } from "../../remote/config/publisher.ts";
import { Fact, Facts } from "../../ui/facts.tsx";

/** The legal notice: a field the deployment did not fill is said to be missing. */
export function AboutPublisher({ publisher }: { readonly publisher: Publisher }) {
  const { name, address, director, host, contact } = publisher;
  return (
    <Facts>
      <PublisherFact
        term={<Trans>Éditeur du service</Trans>}
        value={[name, address].filter(Boolean).join("\n")}
      />
      <PublisherFact term={<Trans>Directeur ou directrice de la publication</Trans>} value={director} />
      <PublisherFact term={<Trans>Hébergeur</Trans>} value={host} />
      <PublisherFact
        term={<Trans>Nous écrire</Trans>}
        value={contact === "" ? "" : <a href={`mailto:${contact}`}>{contact}</a>}
      />
    </Facts>
  );
}

function PublisherFact({ term, value }: { readonly term: ReactNode; readonly value: ReactNode }) {
  return <Fact term={term}>{value === "" ? <Trans>Non renseigné.</Trans> : value}</Fact>;
}
