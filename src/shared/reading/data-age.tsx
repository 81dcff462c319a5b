import { useLingui } from "@lingui/react/macro";
import { useNow } from "../../data/device/use-clock.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import type { Freshness } from "../../data/replica/use-freshness.ts";
import { dataAgeWords } from "../../i18n/date-words.ts";

/** As of when there is none, once the city does not say so now (P13). */
export function DataAge({ of: { live, at } }: { readonly of: Freshness }) {
  const { i18n } = useLingui();
  const now = useNow();
  const awaited = useAwaited(!live);
  if (live || awaited || at === null) return null;
  const [initial = "", ...rest] = dataAgeWords(i18n, at, now);
  return <p>{initial.toUpperCase() + rest.join("")}</p>;
}
