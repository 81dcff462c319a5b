import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Flag } from "../../domain/content/content.ts";
import { alikeFlags } from "../../domain/moderation/alike-flags.ts";
import { FLAGS_KEPT_MAX } from "../../domain/limits/limits.ts";
import { hideWords } from "../../i18n/hide-words.ts";
import { Bullets } from "../../ui/bullets.tsx";

/** Why people flagged it, in their words. */
export function FlagList({ flags = [] }: { readonly flags: readonly Flag[] | undefined }) {
  const { t } = useLingui();
  if (flags.length === 0) return null;
  return (
    <div>
      <p>
        <Trans>Contenu signalé :</Trans>
      </p>
      <Bullets>
        {alikeFlags(flags).map(({ code, text, count }) => {
          const why = hideWords(code);
          return (
            <li key={`${code} ${text}`}>
              {why === undefined ? null : t(why)} {text}
              {count === 1 ? null : (
                <>
                  {" · "}
                  {count < FLAGS_KEPT_MAX ? (
                    <Plural value={count} one="# personne" other="# personnes" />
                  ) : (
                    <Trans>{count} personnes ou plus</Trans>
                  )}
                </>
              )}
            </li>
          );
        })}
      </Bullets>
    </div>
  );
}
