import { Trans, useLingui } from "@lingui/react/macro";
import { Scale } from "lucide-react";
import { useState } from "react";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import { MODERATION_REASON_CHARS } from "../../domain/limits/limits.ts";
import { APPEAL_SCHEMA } from "../../domain/moderation/appeal-decision.ts";
import { isAppealed, mayAppeal } from "../../domain/moderation/appealed.ts";
import { syncStateOf } from "../../domain/sync/sync-state.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { DateWords } from "../collection/date-words.tsx";
import { FormDialog } from "../commands/form-dialog.tsx";
import { newCommand } from "../commands/new-command.ts";
import { SyncBadge } from "../commands/sync-badge.tsx";
import { useSendCommand } from "../commands/use-send-command.ts";
import { unsentOf, type Decidable } from "./use-decision.ts";

/** What its author is owed about a decision: that a person took it, and what can be done against it (MOD-9). */
export function Statement({ about }: { readonly about: Decidable }) {
  const { content } = about;
  const { moderated } = content;
  const [isWriting, setWriting] = useState(false);
  if (moderated === undefined || moderated.to !== content.visibility) return null;
  return (
    <>
      <p>
        <Trans>Un modérateur de la commune en a décidé ; rien n’est automatique.</Trans>{" "}
        <DateWords at={moderated.at} whole />
      </p>
      <AppealState about={about} />
      {mayAppeal(content) ? (
        <Button icon={<Scale />} aria-haspopup="dialog" onClick={() => setWriting(true)}>
          <Trans>Contester cette décision</Trans>
        </Button>
      ) : null}
      {isWriting ? <AppealDialog about={about} onClose={() => setWriting(false)} /> : null}
    </>
  );
}

function AppealState({ about: { content } }: { readonly about: Decidable }) {
  const row = (useOutbox() ?? []).findLast(
    ({ command }) => command.kind === "appeal-decision" && command.payload.subject.id === content.id,
  );
  if (isAppealed(content)) {
    return (
      <p>
        <Trans>Vous avez contesté cette décision ; la modération la réexamine.</Trans>{" "}
        {row === undefined ? null : <SyncBadge sync={syncStateOf(row.state)} compact />}
      </p>
    );
  }
  if (content.moderated?.isFinal !== true) return null;
  return (
    <p>
      <Trans>
        Votre contestation a été examinée : la décision est maintenue. Vous pouvez saisir le juge.
      </Trans>
    </p>
  );
}

interface AppealDialogProps {
  readonly about: Decidable;
  readonly onClose: () => void;
}

function AppealDialog({ about, onClose }: AppealDialogProps) {
  const { t } = useLingui();
  const { collection, content } = about;
  const { id, cityId, rev: basedOn } = content;
  const send = useSendCommand(cityId);
  const [words, setWords] = useState("");
  const payload = { subject: { collection, id }, words };
  return (
    <FormDialog
      title={t`Contester cette décision`}
      submitWords={<Trans>Envoyer</Trans>}
      icon={<Scale />}
      open
      onClose={onClose}
      check={() => {
        const parsed = APPEAL_SCHEMA.parse(payload);
        return parsed.ok ? [] : parsed.problem;
      }}
      onSend={() => {
        const command = newCommand({ kind: "appeal-decision", cityId, payload, basedOn });
        return send({ ...command, dependsOn: unsentOf(about) }, { content });
      }}
    >
      {(problem) => (
        <TextField
          label={t`Pourquoi cette décision est-elle à revoir ?`}
          hint={t`Lu par les modérateurs. Si la commune en a plusieurs, un autre que celui qui a décidé vous répondra ici.`}
          multiline
          maxLength={MODERATION_REASON_CHARS.max}
          value={words}
          onChange={setWords}
          problem={problem("words")}
        />
      )}
    </FormDialog>
  );
}
