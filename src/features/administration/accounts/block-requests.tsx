import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useState } from "react";
import { systemClock } from "../../../clock/system-clock.ts";
import type { BlockRequestEntry } from "../../../domain/administration/question.ts";
import { dayWords } from "../../../i18n/date-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/page.tsx";
import { ReadingFrame } from "../../../shared/reading/reading-frame.tsx";
import { Pager } from "../../../shared/reading/pager.tsx";
import { useCursor } from "../../../shared/reading/use-cursor.ts";
import { ActResult } from "../act-result.tsx";
import styles from "../administration.module.css";
import { Answered } from "../answered.tsx";
import { useAct } from "../use-act.ts";
import { nameOfCommune, useCommunes } from "../use-communes.ts";
import { useQuestion } from "../use-question.ts";
import { AccountRow } from "./account-row.tsx";

/** Accounts that moderators ask administrators to suspend: each with what its holder wrote, and what may be done with it. */
export function BlockRequests() {
  const { t } = useLingui();
  const pages = useCursor();
  const reading = useQuestion("blockRequests", { after: pages.after }, null);
  const [closed, setClosed] = useState<string>();
  return (
    <Section
      card
      title={<Trans>Suspensions demandées</Trans>}
      hint={
        <Trans>
          Des modérateurs demandent que ces comptes soient suspendus. Suspendre un compte clôt la demande.
        </Trans>
      }
    >
      {closed === undefined ? null : (
        <Answered key={closed} said={t`C’est fait : la demande concernant ${closed} est classée.`} />
      )}
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
                  key={`${request.account.uid} ${request.cityId}`}
                  request={request}
                  onChanged={reading.askAgain}
                  onClosed={(name) => {
                    setClosed(name);
                    reading.askAgain();
                  }}
                />
              ))}
            </ul>
          )
        }
      </ReadingFrame>
      <Pager label={t`Pages des suspensions demandées`} pages={pages} next={reading.answer?.next} />
    </Section>
  );
}

interface RequestProps {
  readonly request: BlockRequestEntry;
  readonly onChanged: () => void;
  /** Whose request it was. */
  readonly onClosed: (name: string) => void;
}

function Request({ request, onChanged, onClosed }: RequestProps) {
  const { t, i18n } = useLingui();
  const { account, cityId, words, reason, byName, at } = request;
  const commune = nameOfCommune(useCommunes(), cityId);
  const { state, act } = useAct();
  const [now] = useState(systemClock.now);
  const { uid, email, displayName } = account;
  const name = email === "" ? displayName : email;
  const day = dayWords(i18n, at, now);
  const close = async () => {
    if (await act("close-block-request", { uid, cityId, at })) onClosed(name);
  };
  return (
    <>
      <AccountRow account={account} onChanged={onChanged} />
      <li className={styles.request}>
        <p>
          {byName === "" ? (
            <Trans>
              {commune}, le {day} : {reason}
            </Trans>
          ) : (
            <Trans>
              {commune}, {byName}, le {day} : {reason}
            </Trans>
          )}
        </p>
        {words === "" ? null : <blockquote>{words}</blockquote>}
        <Button
          icon={<Check />}
          disabled={state === "busy"}
          aria-label={t`Classer la demande concernant ${name}`}
          onClick={() => void close()}
        >
          <Trans>Classer la demande</Trans>
        </Button>
        <ActResult state={state} />
      </li>
    </>
  );
}
