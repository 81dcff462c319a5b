import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Mic } from "lucide-react";
import { useState } from "react";
import { useMutedPeople, type KnownMuting } from "../../data/moderation/use-muted-people.ts";
import type { CityId } from "../../domain/city/city.ts";
import { NO_NAME } from "../../i18n/anomaly-words.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import { sendProblemSentence } from "../../shared/commands/send-problem-sentence.ts";
import type { SendProblem } from "../../shared/commands/use-send-command.ts";
import { useDecision, type OwnDecision } from "../../shared/moderation/use-decision.ts";
import { muteCommand, MUTINGS, type MuteCommand } from "../../shared/threads/mute-command.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import styles from "./queue.module.css";

/** Whoever is kept from writing messages for a while: nobody has to look for the message that led to it. */
export function MutedPeople({ cityId }: { readonly cityId: CityId }) {
  const people = useMutedPeople(cityId);
  if (people.length === 0) return null;
  return (
    <Disclosure
      summary={<Plural value={people.length} one="# personne suspendue" other="# personnes suspendues" />}
    >
      <ul className={styles.muted}>
        {people.map((person) => (
          <li key={person.id} className={styles.tray}>
            <MutedRow person={person} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function MutedRow({ person }: { readonly person: KnownMuting }) {
  const { i18n } = useLingui();
  const { about, collection, authorName, byName, until, updatedAt } = person;
  const { own, send } = useDecision({ collection, content: about }, MUTINGS);
  const isAsked = own !== undefined && isOnItsWay(own);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const letWrite = async (): Promise<void> => {
    const sent = await send(muteCommand(collection, about, { days: 0, seen: updatedAt }));
    setProblem(sent.ok ? null : sent.problem);
  };
  return (
    <>
      <strong>{authorName === "" ? i18n._(NO_NAME) : authorName}</strong>
      <span>
        {byName === "" ? (
          <Trans>
            Fin : <DateWords at={until} whole />
          </Trans>
        ) : (
          <Trans>
            Fin : <DateWords at={until} whole /> · par {byName}
          </Trans>
        )}
      </span>
      {isAsked ? null : (
        <Button icon={<Mic />} onClick={() => void letWrite()}>
          <Trans>Rendre la parole</Trans>
        </Button>
      )}
      <output>{isAsked ? <Trans>La suspension sera levée à l’envoi.</Trans> : null}</output>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </>
  );
}

/** One that came back lifts nothing. */
function isOnItsWay({ command, state }: OwnDecision<MuteCommand>): boolean {
  return command.payload.days === 0 && state !== "conflict" && state !== "refused";
}
