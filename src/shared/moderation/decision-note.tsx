import { Trans, useLingui } from "@lingui/react/macro";
import type { ChangeNote } from "../../domain/command/outcome.ts";
import { AUTHOR_KIND_WORDS } from "../../i18n/anomaly-words.ts";
import { Banner } from "../../ui/banner.tsx";

/** What another moderator had done before (MOD-1). */
export function DecisionNote({ note: { code, byKind, byName } }: { readonly note: ChangeNote }) {
  const { i18n } = useLingui();
  const name = byName === "" ? i18n._(AUTHOR_KIND_WORDS[byKind]) : byName;
  return (
    <Banner tone="info">
      {code === "already_done" ? (
        <p>
          <Trans>Déjà fait par : {name}. Votre décision était la même : rien n’a changé.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Modifié entre-temps par : {name}. Votre décision s’applique quand même.</Trans>
        </p>
      )}
    </Banner>
  );
}
