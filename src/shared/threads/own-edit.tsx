import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useNow } from "../../data/device/use-clock.ts";
import { mayStillEdit } from "../../domain/thread/edit-message.ts";
import type { Message } from "../../domain/thread/message.ts";
import { OwnChange } from "../commands/own-change.tsx";
import { CopyText } from "./copy-text.tsx";
import { EDIT_KIND } from "./message-commands.ts";

/** What its author corrected after they had on another device: neither is written over unseen (P3). */
export function OwnEdit({ message }: { readonly message: Message }) {
  const { t } = useLingui();
  const now = useNow();
  return (
    <OwnChange
      kind={EDIT_KIND}
      about={{ collection: "messages", content: message }}
      compare={({ text }, theirs) => [{ label: t`Message`, theirs: theirs.text, mine: text }]}
      again={(payload, { text: seen }) => ({ ...payload, seen })}
      instead={mayStillEdit(message, now) ? undefined : tooLate}
    />
  );
}

/** What would be refused is not offered; the words are still their author's. */
function tooLate({ text }: { readonly text: string }): ReactNode {
  return (
    <>
      <p>
        <Trans>
          Un message se corrige pendant dix minutes, qui sont passées. Copiez vos mots pour en écrire un
          autre.
        </Trans>
      </p>
      <CopyText text={text} />
    </>
  );
}
