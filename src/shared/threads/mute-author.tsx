import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useMutingsHeard } from "../../data/moderation/use-muted-people.ts";
import type { FieldProblem, Refusal } from "../../domain/command/refusal.ts";
import type { HideCode } from "../../domain/moderation/moderate-payload.ts";
import { MUTE_DAYS } from "../../domain/moderation/mute-author.ts";
import type { Message } from "../../domain/thread/message.ts";
import { AUTHOR_KIND_WORDS } from "../../i18n/anomaly-words.ts";
import { Button } from "../../ui/button.tsx";
import { DateWords } from "../collection/date-words.tsx";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { TwoVersions } from "../commands/two-versions.tsx";
import type { SendProblem } from "../commands/use-send-command.ts";
import { problemOf } from "../drafts/form-problems.ts";
import { DecisionNote } from "../moderation/decision-note.tsx";
import { useDecision } from "../moderation/use-decision.ts";
import { MotiveSelect } from "../moderation/motive-select.tsx";
import { muteCommand, MUTINGS, type MuteChoice, type MutedDays } from "./mute-command.ts";
import styles from "./thread.module.css";

const NO_MOTIVE: readonly FieldProblem[] = [{ field: "code", code: "required" }];

/** Keeps whoever wrote it from writing messages for some days; who that is, the city alone knows. */
export function MuteAuthor({ message }: { readonly message: Message }) {
  const { i18n, t } = useLingui();
  const { own, note, send, takeBack } = useDecision({ collection: "messages", content: message }, MUTINGS);
  const heard = useMutingsHeard(message.cityId);
  const [code, setCode] = useState<HideCode | "">("");
  const [fields, setFields] = useState<readonly FieldProblem[]>([]);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const mute = async (choice: Omit<MuteChoice, "seen">): Promise<void> => {
    // What came back says which one there is: whoever decides again has seen it.
    const seen = Math.max(heard, own?.conflict?.appliedAt ?? 0);
    const sent = await send(muteCommand("messages", own?.theirs ?? message, { ...choice, seen }));
    setProblem(sent.ok ? null : sent.problem);
  };
  const press = (days: MutedDays): void => {
    const missing = days > 0 && code === "" ? NO_MOTIVE : [];
    setFields(missing);
    if (missing.length === 0) void mute({ days, ...(code === "" ? {} : { code }) });
  };
  const decided = own?.command.payload;
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Trans>Suspendre les messages de son auteur</Trans>
      </legend>
      {note === undefined ? null : <DecisionNote note={note} />}
      {decided !== undefined && own?.theirs !== undefined ? (
        <TwoVersions
          title={<Trans>À revoir : un autre modérateur a suspendu la même personne entre-temps</Trans>}
          theirs={
            <p>
              <Theirs muting={own.conflict?.refusal.muting} />
            </p>
          }
          mine={
            <p>
              <Days days={decided.days} />
            </p>
          }
          takeTheirs={() => void takeBack()}
          takeMine={() => void mute(decided)}
          takeMineWords={<Trans>Mettre la mienne</Trans>}
        />
      ) : (
        <>
          <MotiveSelect
            label={t`Motif de la suspension, lu par lui seul`}
            value={code}
            onChange={setCode}
            problem={problemOf(i18n, fields)("code")}
          />
          <div className={styles.actions}>
            {MUTE_DAYS.map((days) => (
              <Button key={days} aria-pressed={decided?.days === days} onClick={() => press(days)}>
                <Days days={days} />
              </Button>
            ))}
          </div>
          <output>{decided === undefined ? null : <Said days={decided.days} />}</output>
        </>
      )}
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </fieldset>
  );
}

/** By whom, and until when. */
function Theirs({ muting }: { readonly muting: Refusal["muting"] | undefined }) {
  const { i18n } = useLingui();
  if (muting === undefined) return <Trans>La suspension décidée entre-temps continue.</Trans>;
  const { byName, until } = muting;
  const name = byName === "" ? i18n._(AUTHOR_KIND_WORDS.moderator) : byName;
  return (
    <Trans>
      Suspension décidée par : {name}. Fin : <DateWords at={until} whole />
    </Trans>
  );
}

interface DaysProps {
  readonly days: MutedDays;
}

function Days({ days }: DaysProps) {
  if (days === 0) return <Trans>Lever la suspension</Trans>;
  return <Plural value={days} one="# jour" other="# jours" />;
}

function Said({ days }: DaysProps) {
  return days === 0 ? (
    <Trans>La suspension sera levée à l’envoi.</Trans>
  ) : (
    <Plural
      value={days}
      one="À l’envoi, son auteur sera suspendu # jour."
      other="À l’envoi, son auteur sera suspendu # jours."
    />
  );
}
