import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useVisitBefore } from "../../data/device/city-visit.ts";
import { useNow } from "../../data/device/use-clock.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Content } from "../../domain/content/content.ts";
import { newsSince } from "../../domain/content/news-since.ts";
import { momentWords } from "../../i18n/date-words.ts";
import styles from "./news.module.css";
import { useNotedVisit } from "./use-noted-visit.ts";

interface SinceLastVisitProps<V> {
  readonly cityId: CityId;
  readonly views: readonly V[] | undefined;
  readonly contentOf: (view: V) => Pick<Content, "number" | "createdAt" | "history">;
}

const NONE: readonly never[] = [];

/** How much is new, and has changed, since the person was here before; and that they are here now. */
export function SinceLastVisit<V extends { readonly mine: boolean }>(props: SinceLastVisitProps<V>) {
  const { cityId, views = NONE, contentOf } = props;
  const { t, i18n } = useLingui();
  const now = useNow();
  useNotedVisit(cityId);
  const before = useVisitBefore(cityId) ?? null;
  const news = useMemo(
    () =>
      before === null ? [] : views.map((view) => (view.mine ? null : newsSince(contentOf(view), before))),
    [before, views, contentOf],
  );
  const count = news.filter((one) => one === "new").length;
  const changed = news.filter((one) => one === "changed").length;
  if (before === null || count + changed === 0) return null;
  const said = [
    ...(count === 0 ? [] : [t`${plural(count, { one: "# nouveauté", other: "# nouveautés" })}`]),
    ...(changed === 0 ? [] : [t`${plural(changed, { one: "# changement", other: "# changements" })}`]),
  ].join(", ");
  const when = momentWords(i18n, before, now);
  return (
    <p className={styles.line}>
      <span>
        <Trans>
          Depuis votre dernière visite ({when}) : <span className={styles.said}>{said}</span>
        </Trans>
      </span>
    </p>
  );
}
