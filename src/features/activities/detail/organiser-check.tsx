import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, BadgeX } from "lucide-react";
import { useState } from "react";
import type { Activity } from "../../../domain/activity/activity.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../../../shared/commands/use-send-command.ts";
import { Button } from "../../../ui/button.tsx";
import parts from "../../../shared/collection/detail-parts.module.css";
import { VERIFY_KIND } from "./change-kinds.ts";

/** A moderator says that whoever announced it is the organiser it names, or takes that back. */
export function OrganiserCheck({ activity }: { readonly activity: Activity }) {
  const { i18n } = useLingui();
  const { id: activityId, cityId, rev, number, organiserName, organiserKind, verified = false } = activity;
  const send = useSendCommand(cityId);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const verify = async (): Promise<void> => {
    const payload = { activityId, on: !verified, organiserName, organiserKind };
    const command = newCommand({ kind: VERIFY_KIND, cityId, payload, basedOn: rev });
    const dependsOn = number === "" ? activityId : null;
    const sent = await send({ ...command, dependsOn }, { content: activity });
    setProblem(sent.ok ? null : sent.problem);
  };
  return (
    <div className={parts.ways}>
      <Button icon={verified ? <BadgeX /> : <BadgeCheck />} onClick={() => void verify()}>
        {verified ? <Trans>Ne plus vérifier l’organisateur</Trans> : <Trans>Vérifier l’organisateur</Trans>}
      </Button>
      {verified ? null : (
        <p className={parts.soft}>
          <Trans>
            À faire si vous savez que cette personne représente {organiserName} : ce qu’elle annonce sous ce
            nom sera publié sans attendre.
          </Trans>
        </p>
      )}
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </div>
  );
}
