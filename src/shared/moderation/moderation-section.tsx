import { Trans } from "@lingui/react/macro";
import { useId, useState, type ReactNode } from "react";
import type { Content } from "../../domain/content/content.ts";
import { isEmptied } from "../../domain/content/is-emptied.ts";
import type { ButtonKind } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { AppealWords } from "./appeal-words.tsx";
import { AuthorHistory } from "./author-history.tsx";
import { FlagList } from "./flag-list.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import styles from "./moderation.module.css";
import { OwnRemoval } from "./own-removal.tsx";
import { Removals } from "./removals.tsx";
import { useFocusKept } from "./use-focus-kept.ts";
import { useIsForAnother } from "./use-is-for-another.ts";
import type { Decidable } from "./use-decision.ts";
import { isJudged } from "./is-judged.ts";
import { useVisibility } from "./use-visibility.ts";
import { VisibilityMoves } from "./visibility-moves.tsx";
import { VisibilityState } from "./visibility-state.tsx";

interface ModerationSectionProps {
  readonly about: Decidable;
  /** How far what its kind of content has besides has come. */
  readonly states?: ReactNode;
  /** What its kind mostly asks of a moderator; secondary while its visibility is to be judged. */
  readonly renderAnswer?: ((kind: ButtonKind) => ReactNode) | undefined;
  /** Opened by itself to be moderated: nothing is folded. */
  readonly isWhole?: boolean;
  /** What its kind of content has besides. */
  readonly children?: ReactNode;
}

/** What a content asks of a moderator now, and the rest one press away; what is decided already is always in sight (MOD-17). */
export function ModerationSection(props: ModerationSectionProps) {
  const { about, states, renderAnswer, isWhole = false, children } = props;
  const titleId = useId();
  const focusKept = useFocusKept();
  const { content } = about;
  const isAsked = useIsAsked(content);
  const isOnTop = isAsked || isWhole;
  // Whoever else decides meanwhile moves its button, and takes nothing from who is typing.
  const [isHiding, setHiding] = useState(false);
  const { send } = useVisibility(about);
  const moves = <VisibilityMoves about={about} isAsked={isAsked} onHide={() => setHiding(true)} />;
  const rest = (
    <>
      {isAsked ? renderAnswer?.("secondary") : null}
      {children}
      <Removals about={about} />
      {isOnTop ? null : moves}
    </>
  );
  return (
    <section className={styles.section} aria-labelledby={titleId} data-queue-row {...focusKept}>
      <h3 id={titleId} tabIndex={-1}>
        <Trans>Modération</Trans>
      </h3>
      <FlagList flags={content.flags} />
      <AppealWords content={content} />
      {states}
      <OwnRemoval about={about} />
      <VisibilityState about={about} />
      {isOnTop ? moves : renderAnswer?.("primary")}
      <WrittenBefore content={content} />
      {isWhole ? rest : <Folded isAfter={isAsked || renderAnswer !== undefined}>{rest}</Folded>}
      <HideDialog content={content} open={isHiding} onClose={() => setHiding(false)} onSend={send} />
    </section>
  );
}

/** By who wrote what is to be judged (MOD-6). */
function WrittenBefore({ content }: { readonly content: Content }) {
  return useIsAsked(content) && !isEmptied(content) ? <AuthorHistory content={content} /> : null;
}

/** Whether this moderator is to judge it now. */
function useIsAsked(content: Content): boolean {
  return !useIsForAnother(content) && isJudged(content);
}

/** @param isAfter something to decide stands before it */
function Folded({ isAfter, children }: { readonly isAfter: boolean; readonly children: ReactNode }) {
  return (
    <Disclosure summary={isAfter ? <Trans>Autres actions</Trans> : <Trans>Actions de modération</Trans>}>
      {children}
    </Disclosure>
  );
}
