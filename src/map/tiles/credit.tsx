import styles from "./credit.module.css";
import type { TileSource } from "./tile-source.ts";

interface CreditProps {
  readonly source: TileSource | null;
  readonly note?: string | undefined;
  readonly problem: string | undefined;
}

/** Whose background this is: always visible, as its licence asks. */
export function Credit({ source, note, problem }: CreditProps) {
  const { attribution, attributionUrl } = source ?? {};
  return (
    <div className={styles.credit}>
      <output className={styles.problem}>{problem}</output>
      {attribution !== undefined && (
        <p className={styles.words}>
          {attributionUrl === undefined ? (
            attribution
          ) : (
            <a href={attributionUrl} target="_blank" rel="noreferrer">
              {attribution}
            </a>
          )}
          {note === undefined ? null : ` · ${note}`}
        </p>
      )}
    </div>
  );
}
