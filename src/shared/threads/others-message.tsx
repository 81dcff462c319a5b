import { Trans } from "@lingui/react/macro";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { Message } from "../../domain/thread/message.ts";
import { withWords } from "../../i18n/activate-locale.ts";
import { Button } from "../../ui/button.tsx";
import { FlagButton } from "../moderation/flag-button.tsx";
import { useMayModerate } from "../moderation/use-may-moderate.ts";
import { comingPart } from "../../ui/coming-part.tsx";

const MessageModeration = comingPart(
  async () => (await withWords(import("./message-moderation.tsx"))).MessageModeration,
);

/** What one does with what somebody else wrote: who moderates it decides, anybody else tells those who do. */
export function OthersMessage({ message }: { readonly message: Message }) {
  const moderates = useMayModerate(message.cityId);
  if (!moderates) return <FlagButton about={{ collection: "messages", content: message }} />;
  return <ModerateMessage message={message} />;
}

export function ModerateMessage({ message }: { readonly message: Message }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<ShieldCheck />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Modérer</Trans>
      </Button>
      {isOpen ? <MessageModeration message={message} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
