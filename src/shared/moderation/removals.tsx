import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { Button } from "../../ui/button.tsx";
import { newCommand } from "../commands/new-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { DecisionGroup } from "./decision-group.tsx";
import { MaskStored } from "./mask-stored.tsx";
import { REMOVE_NAME_KIND, REMOVE_PHOTO_KIND } from "./removal-command.ts";
import type { Decidable } from "./use-decision.ts";

/** Masks a part of a photo, takes a photo or the author's name off a content (MOD-8). */
export function Removals({ about }: { readonly about: Decidable }) {
  const { collection, content } = about;
  const { t, i18n } = useLingui();
  const { id, cityId, rev, number, authorName, photos } = content;
  const send = useSendCommand(cityId);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const subject = { collection, id };
  const seen = { cityId, basedOn: rev };
  const dependsOn = number === "" ? id : null;
  const removeName = async (): Promise<void> => {
    const command = newCommand({ kind: REMOVE_NAME_KIND, payload: { subject }, ...seen });
    const sent = await send({ ...command, dependsOn }, { content });
    setProblem(sent.ok ? null : sent.problem);
  };
  const removePhoto = async (photoId: Identifier): Promise<void> => {
    const command = newCommand({ kind: REMOVE_PHOTO_KIND, payload: { subject, photoId }, ...seen });
    const sent = await send({ ...command, dependsOn }, { content });
    setProblem(sent.ok ? null : sent.problem);
  };
  if (authorName === "" && photos.length === 0) return null;
  return (
    <DecisionGroup title={photos.length === 0 ? t`Nom de l’auteur` : t`Photos et nom de l’auteur`}>
      {authorName === "" ? null : (
        <Button onClick={() => void removeName()}>
          <Trans>Retirer le nom de l’auteur</Trans>
        </Button>
      )}
      {photos.map((photo, index) =>
        photo.state === "stored" ? (
          <MaskStored key={photo.id} about={about} photo={photo} rank={index + 1} />
        ) : null,
      )}
      {photos.map((photo, index) => (
        <Button key={photo.id} onClick={() => void removePhoto(photo.id)}>
          {photos.length === 1 ? t`Retirer la photo` : t`Retirer la photo ${index + 1}`}
        </Button>
      ))}
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </DecisionGroup>
  );
}
