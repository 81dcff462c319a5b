import { useLingui } from "@lingui/react/macro";
import type { Message } from "../../domain/thread/message.ts";
import { OwnChange } from "../commands/own-change.tsx";
import { EDIT_KIND } from "./message-commands.ts";

/** What its author corrected after they had on another device: neither is written over unseen (P3). */
export function OwnEdit({ message }: { readonly message: Message }) {
  const { t } = useLingui();
  return (
    <OwnChange
      kind={EDIT_KIND}
      about={{ collection: "messages", content: message }}
      compare={({ text }, theirs) => [{ label: t`Message`, theirs: theirs.text, mine: text }]}
      again={(payload, { text: seen }) => ({ ...payload, seen })}
    />
  );
}
