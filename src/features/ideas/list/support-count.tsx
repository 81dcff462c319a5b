import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { HandHeart } from "lucide-react";
import type { Idea } from "../../../domain/idea/idea.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import { RowCount } from "../../../shared/collection/item-row.tsx";
import { classes } from "../../../ui/classes.ts";
import styles from "./support-count.module.css";

interface SupportCountProps {
  readonly idea: Pick<Idea, "supportsCount" | "status">;
  readonly threshold: number;
}

/** How far it is while it gathers supports; how many it has afterwards. Nothing for none. */
export function SupportCount({ idea: { supportsCount, status }, threshold }: SupportCountProps) {
  const { t, i18n } = useLingui();
  if (supportsCount === 0) return null;
  const [count, of] = [numberWords(i18n, supportsCount), numberWords(i18n, threshold)];
  const isGathering = status === "open";
  return (
    <span className={classes(styles.supports, isGathering && styles.gathering)}>
      <RowCount count={isGathering ? `${count}/${of}` : count} icon={<HandHeart />}>
        {t`${plural(supportsCount, { one: "# soutien", other: "# soutiens" })} sur ${of}`}
      </RowCount>
    </span>
  );
}
