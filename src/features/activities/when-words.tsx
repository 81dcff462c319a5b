import { useLingui } from "@lingui/react";
import type { I18n } from "@lingui/core";
import { useNow } from "../../data/device/use-clock.ts";
import type { Activity } from "../../domain/activity/activity.ts";
import type { Instant } from "../../domain/basics/instant.ts";

interface WhenWordsProps {
  readonly activity: Activity;
  readonly wordsOf: (i18n: I18n, activity: Activity, now: Instant) => string;
}

/** When it takes place. A date on which it does not is struck: of what is cancelled, and of what has no other date yet. */
export function WhenWords({ activity, wordsOf }: WhenWordsProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const words = wordsOf(i18n, activity, now);
  if (activity.status === "cancelled") return <s>{words}</s>;
  if (activity.dateToCome !== true) return words;
  return (
    <>
      <s>{wordsOf(i18n, { ...activity, status: "confirmed", dateToCome: false }, now)}</s> · {words}
    </>
  );
}
