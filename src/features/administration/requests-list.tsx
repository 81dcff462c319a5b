import { Trans, useLingui } from "@lingui/react/macro";
import { Check, CircleAlert, X } from "lucide-react";
import { useState } from "react";
import { isOfCommuneDomain } from "../../domain/city/join-request.ts";
import type { RequestEntry } from "../../domain/administration/question.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { RowText } from "../../ui/row-text.tsx";
import { RoleQuestion } from "./accounts/role-question.tsx";
import { ActResult } from "./act-result.tsx";
import styles from "./administration.module.css";
import { Answered } from "./answered.tsx";
import { Pager } from "../../shared/reading/pager.tsx";
import { useCursor } from "../../shared/reading/use-cursor.ts";
import { ReadingFrame } from "../../shared/reading/reading-frame.tsx";
import { useAct } from "./use-act.ts";
import { nameOfCommune, useCommunes } from "./use-communes.ts";
import { useQuestion } from "./use-question.ts";

/** Town halls that ask to answer for their commune. */
export function RequestsList({ onAnswered }: { readonly onAnswered: () => void }) {
  const { t } = useLingui();
  const pages = useCursor();
  const reading = useQuestion("requests", { after: pages.after }, null);
  const [answered, setAnswered] = useState<string>();
  return (
    <Section
      card
      title={<Trans>Mairies qui rejoignent Parvis</Trans>}
      hint={
        <Trans>L’adresse est confirmée. Vérifiez qu’elle est bien celle de la mairie avant d’accepter.</Trans>
      }
    >
      {answered === undefined ? null : <Answered key={answered} said={answered} />}
      <ReadingFrame reading={reading}>
        {({ items }) =>
          items.length === 0 ? (
            <p>
              <Trans>Aucune demande en attente.</Trans>
            </p>
          ) : (
            <ul className={styles.list}>
              {items.map((request) => (
                <Request
                  key={`${request.uid} ${request.cityId}`}
                  request={request}
                  onAnswered={(said) => {
                    setAnswered(said);
                    reading.askAgain();
                    onAnswered();
                  }}
                />
              ))}
            </ul>
          )
        }
      </ReadingFrame>
      <Pager label={t`Pages des mairies qui rejoignent Parvis`} pages={pages} next={reading.answer?.next} />
    </Section>
  );
}

interface RequestProps {
  readonly request: RequestEntry;
  /** Takes what was done, as it is said. */
  readonly onAnswered: (said: string) => void;
}

function Request({ request: { uid, cityId, name, role, email }, onAnswered }: RequestProps) {
  const { t } = useLingui();
  const commune = nameOfCommune(useCommunes(), cityId);
  const { state, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  const accept = async () => {
    setAsking(false);
    if (await act("accept-request", { uid, cityId, email }))
      onAnswered(t`C’est fait : la demande de ${email} est acceptée.`);
  };
  const refuse = async () => {
    if (await act("refuse-request", { uid, cityId }))
      onAnswered(t`C’est fait : la demande de ${email} est refusée.`);
  };
  return (
    <li className={styles.row}>
      <RowText>
        <h3 className={styles.name}>{commune}</h3>
        <p className={styles.facts}>
          <span>{name}</span>
          <span>{role}</span>
          <span>{email}</span>
        </p>
        <p className={styles.badges}>
          {isOfCommuneDomain(email, commune) ? (
            <Badge tone="success" icon={<Check />}>
              <Trans>Domaine au nom de la commune</Trans>
            </Badge>
          ) : (
            <Badge tone="warning" icon={<CircleAlert />}>
              <Trans>Domaine à vérifier</Trans>
            </Badge>
          )}
        </p>
      </RowText>
      <Button
        icon={<Check />}
        disabled={state === "busy"}
        aria-label={t`Accepter la demande de ${email}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Accepter</Trans>
      </Button>
      <Button
        kind="quiet"
        icon={<X />}
        disabled={state === "busy"}
        aria-label={t`Refuser la demande de ${email}`}
        onClick={() => void refuse()}
      >
        <Trans>Refuser</Trans>
      </Button>
      {isAsking ? (
        <RoleQuestion
          grants
          email={email}
          name={commune}
          onYes={() => void accept()}
          onNo={() => setAsking(false)}
        />
      ) : null}
      <ActResult state={state} />
    </li>
  );
}
