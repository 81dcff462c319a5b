import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useData } from "../../data/data-context.ts";
import { may } from "../../domain/account/permissions.ts";
import type { CityId } from "../../domain/city/city.ts";
import { MESSAGE_CHARS, THREAD_TITLE_CHARS } from "../../domain/limits/limits.ts";
import { OPENING_KIND } from "../../domain/thread/message.ts";
import { OPENING_SCHEMA } from "../../domain/thread/open-thread.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { FormDialog } from "../../shared/commands/form-dialog.tsx";
import { useKeptText } from "../../shared/drafts/use-kept-text.ts";
import { newCommand } from "../../shared/commands/new-command.ts";
import { useSendCommand } from "../../shared/commands/use-send-command.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** A moderator begins a discussion that is about nothing else. */
export function OpenThread({ cityId }: { readonly cityId: CityId }) {
  const { t } = useLingui();
  const { actor, visiting = false } = useData();
  const send = useSendCommand(cityId);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const title = useKeptText(cityId, "opening title");
  const text = useKeptText(cityId, "opening text");
  const payload = { title: title.text, text: text.text };
  if (visiting || !may(actor, OPENING_KIND, { cityId })) return null;
  const open = async () => {
    const command = newCommand({ kind: OPENING_KIND, cityId, payload, basedOn: null });
    const sent = await send(command);
    if (!sent.ok) return sent;
    title.clear(payload.title);
    text.clear(payload.text);
    await navigate(pathOf("Thread", { cityId, threadId: command.id }));
    return sent;
  };
  return (
    <>
      <Button icon={<MessageSquarePlus />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Ouvrir une discussion</Trans>
      </Button>
      <FormDialog
        title={t`Ouvrir une discussion`}
        submitWords={<Trans>Ouvrir la discussion à tous</Trans>}
        icon={<MessageSquarePlus />}
        open={isOpen}
        onClose={() => setOpen(false)}
        check={() => {
          const parsed = OPENING_SCHEMA.parse(payload);
          return parsed.ok ? [] : parsed.problem;
        }}
        onSend={open}
      >
        {(problem) => (
          <>
            <TextField
              label={t`Sujet`}
              maxLength={THREAD_TITLE_CHARS.max}
              value={title.text}
              onChange={title.type}
              problem={problem("title")}
            />
            <TextField
              label={t`Premier message`}
              hint={<Trans>Il est signé de la commune.</Trans>}
              multiline
              maxLength={MESSAGE_CHARS.max}
              value={text.text}
              onChange={text.type}
              problem={problem("text")}
            />
          </>
        )}
      </FormDialog>
    </>
  );
}
