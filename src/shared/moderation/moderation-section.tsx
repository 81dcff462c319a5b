import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { AppealWords } from "./appeal-words.tsx";
import { FlagList } from "./flag-list.tsx";
import styles from "./moderation.module.css";
import type { Decidable } from "./use-decision.ts";
import { Removals } from "./removals.tsx";
import { VisibilitySection } from "./visibility-section.tsx";

interface ModerationSectionProps {
  readonly about: Decidable;
  /** What its kind of content has besides. */
  readonly children?: ReactNode;
}

/** What waits is published or refused before anything else is done with it. */
export function ModerationSection({ about, children }: ModerationSectionProps) {
  const titleId = useId();
  const isPending = about.content.visibility === "pending";
  const visibility = <VisibilitySection about={about} />;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Trans>Modération</Trans>
      </h3>
      <FlagList flags={about.content.flags} />
      <AppealWords content={about.content} />
      {isPending ? visibility : null}
      {children}
      <Removals about={about} />
      {isPending ? null : visibility}
    </section>
  );
}
