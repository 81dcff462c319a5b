import { Trans } from "@lingui/react/macro";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import type { Message } from "../../domain/thread/message.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { Menu } from "../../ui/menu.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useFlag } from "../moderation/flag-button.tsx";
import { useMayModerate } from "../moderation/use-may-moderate.ts";
import { OwnItems, useOwnMessage } from "./own-message.tsx";
import styles from "./message.module.css";
import type { MessageForm } from "./use-composer.ts";

interface MessageMenuProps {
  readonly view: MessageView;
  readonly form: MessageForm | undefined;
  readonly onDelete: () => void;
}

/** What is rarely done with a message, so that its words weigh more than what one may do with them. */
export function MessageMenu(props: MessageMenuProps) {
  return props.view.mine ? <OwnMenu {...props} /> : <OthersMenu message={props.view.message} />;
}

function OwnMenu({ view, form, onDelete }: MessageMenuProps) {
  const { remove, problem } = useOwnMessage(view, form, onDelete);
  return (
    <>
      <Dots>
        <OwnItems view={view} form={form} onRemove={remove} />
      </Dots>
      {problem}
    </>
  );
}

/** Whoever moderates it decides, beside « Répondre »; anybody else tells those who do. */
function OthersMenu({ message }: { readonly message: Message }) {
  const { item, dialog } = useFlag({ collection: "messages", content: message }, false);
  const moderates = useMayModerate(message.cityId);
  if (moderates || item === null) return null;
  return (
    <>
      <Dots>{item}</Dots>
      {dialog}
    </>
  );
}

function Dots({ children }: { readonly children: ReactNode }) {
  const label = (
    <VisuallyHidden>
      <Trans>Agir sur ce message</Trans>
    </VisuallyHidden>
  );
  return (
    <div className={styles.more}>
      <Menu label={label} icon={<Ellipsis />}>
        {children}
      </Menu>
    </div>
  );
}
