import { Trans, useLingui } from "@lingui/react/macro";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { hideWords } from "../../../i18n/hide-words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { reportSync } from "../commands/report-sync.ts";
import { SyncNote } from "../../../shared/commands/sync-note.tsx";

export function OwnState({ view }: { readonly view: AnomalyView }) {
  const { anomaly, mine } = view;
  const sync = reportSync(view);
  return (
    <>
      {sync === null ? null : <SyncNote sync={sync} />}
      {anomaly.visibility === "pending" ? (
        <Banner tone="info">
          {mine ? (
            <Trans>En attente de vérification : vous et les modérateurs la voyez en entier.</Trans>
          ) : (
            <Trans>
              En attente de vérification par un modérateur : seuls le lieu et la catégorie sont publics.
            </Trans>
          )}
        </Banner>
      ) : null}
      {anomaly.visibility === "hidden" ? <HiddenState anomaly={anomaly} /> : null}
      {anomaly.visibility === "private" ? (
        <Banner tone="info">
          <Trans>Non publique : seuls l’auteur et les modérateurs la voient.</Trans>
        </Banner>
      ) : null}
    </>
  );
}

function HiddenState({ anomaly: { moderated } }: Pick<AnomalyView, "anomaly">) {
  const { i18n } = useLingui();
  const why = hideWords(moderated?.code);
  const reason = moderated?.reason ?? "";
  return (
    <Banner tone="warning" title={<Trans>Masquée : seuls l’auteur et les modérateurs la voient.</Trans>}>
      {why === undefined ? null : <p>{i18n._(why)}</p>}
      {reason === "" ? null : <p>{reason}</p>}
    </Banner>
  );
}
