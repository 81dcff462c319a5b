import { Trans, useLingui } from "@lingui/react/macro";
import { List, Map } from "lucide-react";
import { Link, useLocation, useMatch } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { placeAt } from "../../domain/navigation/place-at.ts";
import { pathOf, ROUTES, type RouteName } from "../../domain/navigation/routes.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./city-navigation.module.css";
import { NAVIGATION_ID } from "./skip-links.tsx";

const ON_MAP: readonly RouteName[] = ["MapAnomalies", "MapAnomaly", "MapNewAnomaly"];
const ON_LIST: readonly RouteName[] = ["ListAnomalies", "ListAnomaly"];

export function CityNavigation({ cityId }: { readonly cityId: CityId }) {
  const { t } = useLingui();
  const place = placeAt(useLocation().pathname)?.name;
  const onMap = place !== undefined && ON_MAP.includes(place);
  const onList = place !== undefined && ON_LIST.includes(place);
  return (
    <nav id={NAVIGATION_ID} tabIndex={-1} className={styles.navigation} aria-label={t`Navigation principale`}>
      <ul className={styles.tabs}>
        <li>
          <Link
            to={pathOf("MapAnomalies", { cityId })}
            className={classes(styles.tab, onMap && styles.current)}
            aria-current={onMap ? "page" : undefined}
          >
            <Map aria-hidden="true" size={20} />
            <Trans>Carte</Trans>
          </Link>
        </li>
        <li>
          <Link
            to={pathOf("ListAnomalies", { cityId })}
            className={classes(styles.tab, onList && styles.current)}
            aria-current={onList ? "page" : undefined}
          >
            <List aria-hidden="true" size={20} />
            <Trans>Liste</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

export function useIsOnForm(): boolean {
  return useMatch(ROUTES.MapNewAnomaly) !== null;
}
