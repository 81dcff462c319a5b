import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import type { PhotoRow } from "../../data/device/rows.ts";
import { makePhoto } from "../../data/photos/add-photo.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { readPhoto } from "../../remote/photos/read-photo.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { newCommand } from "../commands/new-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand } from "../commands/use-send-command.ts";
import { MaskHeldPhoto } from "../photos/mask/mask-held-photo.tsx";
import { MASK_KIND } from "./removal-command.ts";
import { unsentOf, type Decidable } from "./use-decision.ts";

interface MaskStoredProps {
  readonly about: Decidable;
  readonly photo: ContentPhoto;
  readonly rank: number;
}

const PROBLEM_WORDS = {
  offline: msg`La photo n’a pas pu être lue. Réessayez avec du réseau.`,
  signed_out: msg`La photo n’a pas pu être lue sans votre connexion. Reconnectez-vous, puis réessayez.`,
  server: msg`La photo n’a pas pu être lue : le serveur n’a pas répondu comme prévu. Réessayez plus tard.`,
  gone: msg`Cette photo n’est plus là.`,
  unreadable: msg`Cette photo ne peut pas être lue : vous pouvez la retirer.`,
} as const;

/** A moderator masks a part of a photo that others see, with the tool that its author had (MOD-16). It is sent with « Valider », and not before. */
export function MaskStored({ about, photo, rank }: MaskStoredProps) {
  const { t, i18n } = useLingui();
  const { id, cityId, rev: basedOn } = about.content;
  const send = useSendCommand(cityId);
  const [held, setHeld] = useState<PhotoRow | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setReading(true);
    setProblem(null);
    const read = await readPhoto(cityId, photo.id);
    const made = read.ok
      ? await makePhoto({ id: newIdentifier(), ownerId: id, cityId, file: read.value })
      : undefined;
    setReading(false);
    if (!read.ok) return setProblem(t(PROBLEM_WORDS[read.problem]));
    if (made?.ok !== true) return setProblem(t(PROBLEM_WORDS.unreadable));
    setHeld({ ...made.value, alt: photo.alt });
  };
  const done = async (masked: PhotoRow | null): Promise<void> => {
    setHeld(null);
    if (masked === null) return;
    const subject = { collection: about.collection, id };
    const payload = { subject, photoId: photo.id, masked: { id: masked.id, alt: masked.alt } };
    const command = newCommand({ kind: MASK_KIND, cityId, payload, basedOn });
    const seen = { content: about.content, newPhotos: [masked] };
    const sent = await send({ ...command, dependsOn: unsentOf(about) }, seen);
    if (!sent.ok) setProblem(sendProblemSentence(i18n, sent.problem));
  };
  return (
    <>
      <Button
        icon={<EyeOff />}
        aria-disabled={isReading}
        onClick={() => (isReading ? undefined : void open())}
      >
        <Trans>Masquer une zone</Trans>
        <VisuallyHidden>
          {" "}
          <Trans>de la photo {rank}</Trans>
        </VisuallyHidden>
      </Button>
      {held === null ? null : (
        <MaskHeldPhoto photo={held} rank={rank} onDone={(masked) => void done(masked)} />
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </>
  );
}
