import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isHeldByFlags } from "../../domain/content/is-taken-away.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { hideWords } from "../../i18n/hide-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { contentSync } from "../commands/content-sync.ts";
import { SyncNote } from "../commands/sync-note.tsx";
import { LazyStatement } from "../moderation/lazy-statement.tsx";
import type { Decidable } from "../moderation/use-decision.ts";

interface OwnStateProps extends Decidable {
  readonly mine: boolean;
  readonly sync: SyncState | null;
}

/** How far one's own content has still to come, and who sees it where that is not everybody. */
export function OwnState({ collection, content, mine, sync }: OwnStateProps) {
  const own = contentSync(content, { mine, sync });
  const statement = mine ? <LazyStatement about={{ collection, content }} /> : null;
  return (
    <>
      {own === null || own === "sent" ? null : <SyncNote sync={own} />}
      {content.visibility === "pending" ? (
        <Banner tone="info">
          <Pending content={content} mine={mine} />
        </Banner>
      ) : null}
      {content.visibility === "hidden" ? <HiddenState content={content}>{statement}</HiddenState> : null}
      {content.visibility === "private" ? (
        <Banner tone="info">
          <Trans>Non publique : seuls l’auteur et les modérateurs la voient.</Trans>
          {statement}
        </Banner>
      ) : null}
    </>
  );
}

/** What flags hold back its author hears to be waiting: who flagged what is for moderators. */
function Pending({ content, mine }: Pick<OwnStateProps, "content" | "mine">) {
  if (mine) return <Trans>En attente de vérification : vous et les modérateurs la voyez en entier.</Trans>;
  if (isHeldByFlags(content))
    return (
      <Trans>
        Non publiée, car son contenu a été signalé : seuls le lieu et la catégorie sont publics jusqu’à votre
        décision.
      </Trans>
    );
  return (
    <Trans>En attente de vérification par un modérateur : seuls le lieu et la catégorie sont publics.</Trans>
  );
}

interface HiddenStateProps extends Pick<OwnStateProps, "content"> {
  readonly children: ReactNode;
}

function HiddenState({ content: { moderated }, children }: HiddenStateProps) {
  const { i18n } = useLingui();
  const why = hideWords(moderated?.code);
  const reason = moderated?.reason ?? "";
  return (
    <Banner
      tone="warning"
      title={
        moderated?.isRefusal === true ? (
          <Trans>Refusée avant publication : seuls l’auteur et les modérateurs la voient.</Trans>
        ) : (
          <Trans>Masquée : seuls l’auteur et les modérateurs la voient.</Trans>
        )
      }
    >
      {why === undefined ? null : <p>{i18n._(why)}</p>}
      {reason === "" ? null : <p>{reason}</p>}
      {children}
    </Banner>
  );
}
