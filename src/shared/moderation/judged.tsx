import type { Content } from "../../domain/content/content.ts";
import { isHeldByFlags } from "../../domain/content/is-taken-away.ts";
import { isEmptied } from "../../domain/content/is-emptied.ts";
import { AppealWords } from "./appeal-words.tsx";
import { AuthorHistory } from "./author-history.tsx";
import { FlagList } from "./flag-list.tsx";
import { ForAnother } from "./for-another.tsx";
import { isJudged } from "./is-judged.ts";
import styles from "./queue-actions.module.css";
import { TextNotHere } from "./text-not-here.tsx";
import { useIsForAnother } from "./use-is-for-another.ts";

interface JudgedProps {
  readonly content: Content;
  /** What it says besides its title. */
  readonly words: string;
}

/** What a moderator needs to judge a content: what it says, what is said against it, and what its author wrote before. */
export function Judged({ content, words }: JudgedProps) {
  const isForAnother = useIsForAnother(content);
  if (!isJudged(content)) return null;
  if (isEmptied(content)) return <TextNotHere />;
  return (
    <>
      {words === "" ? null : <p className={styles.words}>{words}</p>}
      <FlagList flags={content.flags} isSaid={isHeldByFlags(content)} />
      <AppealWords content={content} />
      {isForAnother ? <ForAnother /> : null}
      <AuthorHistory content={content} />
    </>
  );
}
