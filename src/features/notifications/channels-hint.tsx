import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { NotificationSettings } from "../../domain/notification/my-notifications.ts";
import { DIGEST_ID } from "./digest-choice.tsx";

interface ChannelsHintProps extends Pick<NotificationSettings, "digest"> {
  readonly isConfirmed: boolean;
  readonly isBlockedHere: boolean;
}

/** What the ways of the table bring, and to where. */
export function ChannelsHint({ isConfirmed, isBlockedHere, digest }: ChannelsHintProps) {
  return (
    <>
      <Trans>« Appareils » : ceux où vous avez activé les notifications.</Trans>{" "}
      {isBlockedHere ? (
        <>
          <Trans>Elles sont bloquées sur cet appareil : vos choix valent pour les autres.</Trans>{" "}
        </>
      ) : null}
      {isConfirmed ? <MailHint digest={digest} /> : null}
    </>
  );
}

/** Most of what e-mail may bring waits for a summary, which may be off. */
function MailHint({ digest }: Pick<NotificationSettings, "digest">) {
  if (digest !== "never")
    return (
      <Trans>
        « E-mail » : les réponses et les questions de la mairie, et les décisions sur ce que vous écrivez,
        partent aussitôt, le reste avec le résumé.
      </Trans>
    );
  return (
    <Trans>
      « E-mail » : les réponses et les questions de la mairie, et les décisions sur ce que vous écrivez,
      partent aussitôt. Le reste ne part qu’avec un résumé.{" "}
      <Link to={`#${DIGEST_ID}`}>Choisir un résumé</Link>
    </Trans>
  );
}
