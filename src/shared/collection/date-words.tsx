import { useLingui } from "@lingui/react";
import type { Instant } from "../../domain/basics/instant.ts";
import { agoWords, momentWords } from "../../i18n/date-words.ts";
import { useNow } from "../../data/device/use-clock.ts";

interface DateWordsProps {
  readonly at: Instant;
  readonly whole?: boolean;
  readonly short?: boolean;
}

/** « il y a 3 jours », with the moment in words as its tooltip; `whole` says the moment itself. */
export function DateWords({ at, whole = false, short = false }: DateWordsProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const moment = momentWords(i18n, at, now);
  return (
    <time dateTime={new Date(at).toISOString()} title={moment}>
      {whole ? moment : agoWords(i18n, at, now, short ? "short" : "long")}
    </time>
  );
}
