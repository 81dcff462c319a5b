import { Trans } from "@lingui/react/macro";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useData } from "../../data/data-context.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import type { Message } from "../../domain/thread/message.ts";
import { withWords } from "../../i18n/activate-locale.ts";
import { Button } from "../../ui/button.tsx";
import { FlagButton } from "../moderation/flag-button.tsx";
import { comingPart } from "../../ui/coming-part.tsx";

const MessageModeration = comingPart(
  async () => (await withWords(import("./message-moderation.tsx"))).MessageModeration,
);

/** What one does with what somebody else wrote: who moderates it decides, anybody else tells those who do. */
export function OthersMessage({ message }: { readonly message: Message }) {
  const { actor, visiting = false } = useData();
  const [isOpen, setOpen] = useState(false);
  if (visiting || !isModeratorOf(actor, message.cityId)) {
    return <FlagButton about={{ collection: "messages", content: message }} />;
  }
  return (
    <>
      <Button kind="quiet" icon={<ShieldCheck />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Modérer</Trans>
      </Button>
      {isOpen ? <MessageModeration message={message} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
