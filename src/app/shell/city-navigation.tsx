import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, Lightbulb, List, Map, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useData } from "../../data/data-context.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import type { CityId } from "../../domain/city/city.ts";
import { placeAt } from "../../domain/navigation/place-at.ts";
import { pathOf, type RouteName } from "../../domain/navigation/routes.ts";
import { isFromQueue } from "../../domain/navigation/from-list.ts";
import { classes } from "../../ui/classes.ts";
import { createStore, useStore } from "../store.ts";
import styles from "./city-navigation.module.css";
import { QueueTab } from "./moderator-ways.ts";
import { NAVIGATION_ID } from "./skip-links.tsx";

interface Tab {
  readonly to: "MapAnomalies" | "ListAnomalies" | "MapActivities" | "MapIdeas";
  /** Places where it is the current one. */
  readonly on: readonly RouteName[];
  readonly icon: LucideIcon;
  readonly words: ReactNode;
}

const TABS: readonly Tab[] = [
  {
    to: "MapAnomalies",
    on: ["MapAnomalies", "MapAnomaly", "MapNewAnomaly"],
    icon: Map,
    words: <Trans>Carte</Trans>,
  },
  { to: "ListAnomalies", on: ["ListAnomalies", "ListAnomaly"], icon: List, words: <Trans>Liste</Trans> },
  {
    to: "MapActivities",
    on: ["MapActivities", "MapActivity", "MapNewActivity"],
    icon: CalendarDays,
    words: <Trans>Activités</Trans>,
  },
  {
    to: "MapIdeas",
    on: ["MapIdeas", "MapIdea", "MapNewIdea", "Ideas"],
    icon: Lightbulb,
    words: <Trans>Idées</Trans>,
  },
];

/** The list whose tab is lit beside the one of the address: of a discussion, whose address does not say what it is about. */
export const shownList = createStore({ path: "" });

export function CityNavigation({ cityId }: { readonly cityId: CityId }) {
  const { t } = useLingui();
  const { actor } = useData();
  const { pathname, state } = useLocation();
  // What is opened from « À traiter » is a part of it.
  const place = isFromQueue(state) ? undefined : placeAt(pathname)?.name;
  const list = useStore(shownList, ({ path }) => path);
  return (
    <nav id={NAVIGATION_ID} tabIndex={-1} className={styles.navigation} aria-label={t`Navigation principale`}>
      <ul className={styles.tabs}>
        {TABS.map(({ to, on, icon: Icon, words }) => {
          const path = pathOf(to, { cityId });
          const isCurrent = place !== undefined && (on.includes(place) || path === list);
          return (
            <li key={to}>
              <Link
                to={path}
                className={classes(styles.tab, isCurrent && styles.current)}
                aria-current={isCurrent ? "page" : undefined}
              >
                <Icon aria-hidden="true" size={20} />
                {words}
              </Link>
            </li>
          );
        })}
        {isModeratorOf(actor, cityId) ? <QueueTab cityId={cityId} /> : null}
      </ul>
    </nav>
  );
}
