import { Trans } from "@lingui/react/macro";
import type { City } from "../../domain/city/city.ts";
import { mapProviderOf } from "../../remote/tiles/map-provider.ts";
import { useIsWide } from "../../shared/collection/use-is-wide.ts";
import { isJudged } from "../../shared/moderation/is-judged.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import styles from "./cards-credit.module.css";

interface CardsCreditProps {
  readonly city: City;
  readonly items: readonly QueueItem[] | undefined;
}

/** Whose background the small maps of the cards have: said once for all of them (MAP-5). */
export function CardsCredit({ city, items }: CardsCreditProps) {
  const isWide = useIsWide();
  // Beside what is chosen no row has a map.
  if (isWide || !items?.some(isOnMap)) return null;
  const { attribution, attributionUrl } = mapProviderOf(city);
  const whose = attributionUrl === undefined ? attribution : <a href={attributionUrl}>{attribution}</a>;
  return (
    <p className={styles.credit}>
      <Trans>Fond des cartes : {whose}</Trans>
    </p>
  );
}

function isOnMap({ collection, content }: QueueItem): boolean {
  return collection === "anomalies" && isJudged(content);
}
