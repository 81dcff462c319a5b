import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { useData } from "../../data/data-context.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { momentWords } from "../../i18n/date-words.ts";
import { buttonClass } from "../../ui/button.tsx";
import { QuietSquare } from "../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export interface AllSentProps {
  readonly cityId: CityId;
  /** When this device was last up to date; null when it never was. */
  readonly syncedAt: Instant | null;
  readonly now: Instant;
  readonly onClose: () => void;
}

/** Nothing waits: there is room to report something, but not from a commune where one is a visitor. */
export function AllSent({ syncedAt, now, cityId, onClose }: AllSentProps) {
  const { i18n } = useLingui();
  const { visiting } = useData();
  const moment = syncedAt === null ? null : momentWords(i18n, syncedAt, now);
  return (
    <EmptyState
      drawing={<QuietSquare />}
      title={
        moment === null ? (
          <Trans>Tout est envoyé.</Trans>
        ) : (
          <Trans>Tout est envoyé. Dernière synchronisation {moment}.</Trans>
        )
      }
      action={
        visiting ? undefined : (
          <Link className={buttonClass("primary")} to={pathOf("MapNewAnomaly", { cityId })} onClick={onClose}>
            <Plus aria-hidden="true" size={20} />
            <Trans>Signaler une anomalie</Trans>
          </Link>
        )
      }
    />
  );
}
