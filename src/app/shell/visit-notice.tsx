import { Trans, useLingui } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { Link } from "react-router-dom";
import { useCity } from "../../data/cities/use-city.ts";
import type { CityId } from "../../domain/city/city.ts";
import { cityStartOf } from "../../domain/navigation/city-start.ts";
import { modifyCityPath } from "../../domain/navigation/modify-city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { atCity } from "../../i18n/city-words.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import styles from "./visit-notice.module.css";

export interface VisitNoticeProps {
  readonly cityId: CityId;
  readonly cityName: string | undefined;
  readonly home: CityId;
}

export function VisitNotice({ cityId, cityName, home }: VisitNoticeProps) {
  const { i18n } = useLingui();
  const name = cityName ?? cityId;
  const atHome = atCity(i18n, useCity(home)?.name ?? home);
  return (
    <output className={styles.notice}>
      <Eye aria-hidden="true" size={16} />
      <span>
        <Trans>Vous consultez {name} sans en faire votre commune.</Trans>
      </span>
      <Link className={styles.link} to={cityStartOf(home)}>
        <Trans>Revenir {atHome}</Trans>
      </Link>
    </output>
  );
}

export function VisitorsMayNot({ cityId }: Pick<VisitNoticeProps, "cityId">) {
  return (
    <EmptyState
      drawing={<Eye />}
      title={<Trans>Vous consultez cette commune. Pour y signaler quelque chose, changez de commune.</Trans>}
      action={
        <Link
          className={buttonClass("primary")}
          to={modifyCityPath({ cityId }, pathOf("MapNewAnomaly", { cityId }))}
        >
          <Trans>Changer de commune</Trans>
        </Link>
      }
    />
  );
}
