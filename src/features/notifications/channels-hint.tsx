import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { NotificationSettings } from "../../domain/notification/my-notifications.ts";
import { Hint } from "../../ui/page.tsx";
import { DIGEST_ID } from "./digest-choice.tsx";

interface ChannelsHintProps extends Pick<NotificationSettings, "digest"> {
  readonly isConfirmed: boolean;
  readonly isBlockedHere: boolean;
}

/** A line for each way that its name alone does not explain. */
export function ChannelsHint({ isConfirmed, isBlockedHere, digest }: ChannelsHintProps) {
  return (
    <>
      <Hint>
        {isBlockedHere ? (
          <Trans>« Appareils » : cet appareil les bloque, vos choix valent pour les autres.</Trans>
        ) : (
          <Trans>« Appareils » : ceux où vous avez activé les notifications.</Trans>
        )}
      </Hint>
      {isConfirmed ? (
        <Hint>
          <MailHint digest={digest} />
        </Hint>
      ) : null}
    </>
  );
}

/** Most of what e-mail may bring waits for a summary, which may be off. */
function MailHint({ digest }: Pick<NotificationSettings, "digest">) {
  if (digest !== "never")
    return (
      <Trans>
        « E-mail » : réponses, questions et décisions de la mairie aussitôt ; le reste avec le résumé.
      </Trans>
    );
  return (
    <Trans>
      « E-mail » : réponses, questions et décisions de la mairie aussitôt ; le reste demande un résumé.{" "}
      <Link to={`#${DIGEST_ID}`}>Choisir un résumé</Link>
    </Trans>
  );
}
