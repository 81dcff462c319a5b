import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useState } from "react";
import { systemClock } from "../../../clock/system-clock.ts";
import type { BlockRequestEntry } from "../../../domain/administration/question.ts";
import { dayWords } from "../../../i18n/date-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/page.tsx";
import { ActResult } from "../act-result.tsx";
import styles from "../administration.module.css";
import { useAct } from "../use-act.ts";
import { nameOfCommune, useCommunes } from "../use-communes.ts";
import { useQuestion } from "../use-question.ts";
import { AccountRow } from "./account-row.tsx";

/** Accounts that moderators ask administrators to block: each with what its holder wrote, and what may be done with it. */
export function BlockRequests() {
  // Why nothing is read, the list of accounts below says.
  const { answer, askAgain } = useQuestion("blockRequests", {}, null);
  if (answer === undefined || answer.items.length === 0) return null;
  return (
    <Section
      card
      title={<Trans>Blocages demandés</Trans>}
      hint={
        <Trans>
          Des modérateurs demandent que ces comptes soient suspendus. Suspendre le compte clôt la demande.
        </Trans>
      }
    >
      <ul className={styles.list}>
        {answer.items.map((request) => (
          <Request key={`${request.account.uid} ${request.cityId}`} request={request} onAnswered={askAgain} />
        ))}
      </ul>
    </Section>
  );
}

interface RequestProps {
  readonly request: BlockRequestEntry;
  readonly onAnswered: () => void;
}

function Request({ request: { account, cityId, words, reason, byName, at }, onAnswered }: RequestProps) {
  const { t, i18n } = useLingui();
  const commune = nameOfCommune(useCommunes(), cityId);
  const { state, act } = useAct();
  const [now] = useState(systemClock.now);
  const { uid, email, displayName } = account;
  const name = email === "" ? displayName : email;
  const day = dayWords(i18n, at, now);
  const close = async () => {
    if (await act("close-block-request", { uid, cityId })) onAnswered();
  };
  return (
    <>
      <AccountRow account={account} onChanged={onAnswered} />
      <li className={styles.part}>
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
          kind="quiet"
          icon={<Check />}
          disabled={state === "busy"}
          aria-label={t`Classer la demande sur ${name}`}
          onClick={() => void close()}
        >
          <Trans>Classer la demande</Trans>
        </Button>
        <ActResult state={state} />
      </li>
    </>
  );
}
