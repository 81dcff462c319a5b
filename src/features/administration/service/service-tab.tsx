import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ServiceState } from "../../../domain/administration/question.ts";
import { Section } from "../../../ui/page.tsx";
import { ReadingFrame } from "../../../shared/reading/reading-frame.tsx";
import styles from "../administration.module.css";
import { useQuestion } from "../use-question.ts";
import { RequestsList } from "../requests-list.tsx";
import { NoticeForm } from "./notice-form.tsx";
import { VersionForm } from "./version-form.tsx";
import { WaitingList } from "./waiting-list.tsx";

interface ServiceTabProps {
  /** A town hall got its answer. */
  readonly onAnswered: () => void;
}

export function ServiceTab({ onAnswered }: ServiceTabProps) {
  const reading = useQuestion("service", {}, "service", wordless);
  return (
    <ReadingFrame reading={reading}>
      {(service) => (
        <>
          <Size service={service} />
          {reading.asOf === null ? <RequestsList onAnswered={onAnswered} /> : null}
          <WaitingList waiting={service.waiting} />
          {reading.asOf === null ? <ServiceForms service={service} /> : null}
        </>
      )}
    </ReadingFrame>
  );
}

/** What people said to each other is nobody's to carry around. */
function wordless(service: ServiceState): ServiceState {
  const waiting = service.waiting.map((item) =>
    item.collection === "messages" ? { ...item, title: "" } : item,
  );
  return { ...service, waiting };
}

function Size({ service: { citiesCount, accountsCount } }: { readonly service: ServiceState }) {
  const { t } = useLingui();
  return (
    <p className={styles.facts}>
      <span>{t`${plural(citiesCount, { one: "# commune ouverte", other: "# communes ouvertes" })}`}</span>
      <span>
        {t`${plural(accountsCount, { one: "# compte, invités compris", other: "# comptes, invités compris" })}`}
      </span>
    </p>
  );
}

/** Each says itself what stands once it is changed: with a new reading, the page would jump up and the answer be gone. */
function ServiceForms({ service: { notice, minimumVersion } }: { readonly service: ServiceState }) {
  return (
    <>
      <Section
        card
        title={<Trans>Message du service</Trans>}
        hint={<Trans>Une phrase au-dessus de tous les écrans, dans toutes les communes.</Trans>}
      >
        <NoticeForm key={notice} notice={notice} />
      </Section>
      <Section
        card
        title={<Trans>Version minimale</Trans>}
        hint={
          <Trans>
            Une application plus ancienne ne peut plus envoyer avant d’être mise à jour ; rien de ce qui y
            attend n’est perdu.
          </Trans>
        }
      >
        <VersionForm key={minimumVersion} minimumVersion={minimumVersion} />
      </Section>
    </>
  );
}
