import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Flag as FlagIcon } from "lucide-react";
import type { Flag } from "../../domain/content/content.ts";
import { alikeFlags, type AlikeFlags } from "../../domain/moderation/alike-flags.ts";
import { FLAGS_KEPT_MAX } from "../../domain/limits/limits.ts";
import { hideWords } from "../../i18n/hide-words.ts";
import { Bullets } from "../../ui/bullets.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { FlaggedBadge } from "./flagged-badge.tsx";
import styles from "./moderation.module.css";

interface FlagListProps {
  readonly flags: readonly Flag[] | undefined;
  /** The head of its card says that it is flagged: one reason needs no more than the sign of it. */
  readonly isSaid?: boolean;
}

/** Why people flagged it, in their words: one reason on the line that says so. */
export function FlagList({ flags = [], isSaid = false }: FlagListProps) {
  const [first, ...others] = alikeFlags(flags);
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <p className={styles.flagged}>
        {isSaid ? <FlagSign /> : <FlaggedBadge />} <Reason {...first} />
      </p>
    );
  }
  return (
    <div>
      <p>
        <FlaggedBadge />
      </p>
      <Bullets>
        {[first, ...others].map((alike) => (
          <li key={`${alike.code} ${alike.text}`}>
            <Reason {...alike} />
          </li>
        ))}
      </Bullets>
    </div>
  );
}

function FlagSign() {
  return (
    <span>
      <FlagIcon aria-hidden="true" size={18} />
      <VisuallyHidden>
        <Trans>Contenu signalé</Trans>
      </VisuallyHidden>
    </span>
  );
}

/** Neither begins a line with the dot nor parts a number from what it counts. */
const NO_BREAK = "\u00A0";

function Reason({ code, text, count }: AlikeFlags) {
  const { t } = useLingui();
  const why = hideWords(code);
  return (
    <>
      {[why === undefined ? "" : t(why), text].filter((words) => words !== "").join(" ")}
      {count === 1 ? null : (
        <span className={styles.count}>
          {NO_BREAK}·{NO_BREAK}
          {count < FLAGS_KEPT_MAX ? (
            <Plural value={count} one="# personne" other="# personnes" />
          ) : (
            <Trans>{count} personnes ou plus</Trans>
          )}
        </span>
      )}
    </>
  );
}
