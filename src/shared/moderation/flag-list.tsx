import { Trans, useLingui } from "@lingui/react/macro";
import type { Flag } from "../../domain/content/content.ts";
import { hideWords } from "../../i18n/hide-words.ts";

/** Why people flagged it, in their words. */
export function FlagList({ flags = [] }: { readonly flags: readonly Flag[] | undefined }) {
  const { t } = useLingui();
  if (flags.length === 0) return null;
  return (
    <div>
      <p>
        <Trans>Signalé à la modération :</Trans>
      </p>
      <ul>
        {flags.map(({ code, text, at }) => {
          const why = hideWords(code);
          return (
            <li key={`${at} ${code} ${text}`}>
              {why === undefined ? null : t(why)} {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
