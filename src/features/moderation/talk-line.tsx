import { Trans } from "@lingui/react/macro";
import { MessageCircleQuestion } from "lucide-react";
import { isAwaitingCommune, type TalkCount } from "../../domain/thread/talk-count.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import { Badge } from "../../ui/badge.tsx";
import styles from "./talk-line.module.css";

/** When somebody wrote last in a discussion, and whether the commune has answered since; nothing where nobody wrote. */
export function TalkLine({ talk }: { readonly talk: TalkCount | undefined }) {
  if (talk === undefined) return null;
  return (
    <p className={styles.talk}>
      {isAwaitingCommune(talk) ? (
        <Badge tone="warning" icon={<MessageCircleQuestion />} compact>
          <Trans>Réponse de la commune attendue</Trans>
        </Badge>
      ) : null}
      <span>
        <Trans>
          Dernier message : <DateWords at={talk.lastAt} />
        </Trans>
      </span>
    </p>
  );
}
