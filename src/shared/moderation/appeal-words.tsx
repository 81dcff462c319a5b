import { Trans } from "@lingui/react/macro";
import type { Content } from "../../domain/content/content.ts";
import { isAppealed } from "../../domain/moderation/appealed.ts";
import styles from "./moderation.module.css";

/** What the author says against the last decision, for who judges it. */
export function AppealWords({ content }: { readonly content: Content }) {
  const words = content.moderated?.appeal?.words;
  if (words === undefined || !isAppealed(content)) return null;
  return (
    <div>
      <p>
        <Trans>Décision contestée par l’auteur :</Trans>
      </p>
      <p className={styles.lines}>{words}</p>
    </div>
  );
}
