import { Suspense, lazy, use, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Instant } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import { placeAt } from "../../domain/navigation/place-at.ts";
import type { RouteName } from "../../domain/navigation/routes.ts";
import { useData } from "../../data/data-context.ts";
import { useStillHere } from "../../data/outbox/use-outbox.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import { withWords } from "../../i18n/activate-locale.ts";
import { classes } from "../../ui/classes.ts";
import { isMapView } from "../../domain/navigation/map-view.ts";
import { isFormRoute } from "../router/form-routes.ts";
import { CityNavigation } from "./city-navigation.tsx";
import styles from "./city-shell.module.css";
import { ConnectionBadge } from "./connection-badge.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { NoticesContext } from "./notices.ts";
import { OfflineStrip } from "./offline-strip.tsx";
import { ACTIONS, ReportAction } from "./report-action.tsx";
import { CONTENT_ID, SkipLinks } from "./skip-links.tsx";
import { TopBar } from "./top-bar.tsx";
import { useOnline } from "../../data/device/use-online.ts";

export interface CityShellProps {
  readonly cityId: CityId;
  readonly cityName: string | undefined;
  readonly busy: boolean;
  readonly now: Instant;
  readonly visiting?: boolean;
  readonly children: ReactNode;
}

const OutboxPanel = lazy(async () => {
  const panel = await withWords(import("../../features/offline/outbox-panel.tsx"));
  return { default: panel.OutboxPanel };
});

export function CityShell({ cityId, cityName, busy, now, visiting = false, children }: CityShellProps) {
  const online = useOnline();
  const freshness = useFreshness(cityId);
  const { device } = useData();
  const here = useStillHere();
  const notices = use(NoticesContext);
  const [outboxOpen, setOutboxOpen] = useState(false);
  const place = usePlace();
  return (
    <div className={classes(styles.shell, place.fills && styles.fills)}>
      <SkipLinks navigation />
      <LoadingBar busy={busy} />
      <TopBar cityId={cityId} cityName={cityName}>
        {here === undefined ? null : (
          <ConnectionBadge online={online} here={here} onOpen={() => setOutboxOpen(true)} />
        )}
      </TopBar>
      <OfflineStrip online={online} live={freshness.live} at={freshness.at} now={now} />
      <div className={styles.middle}>
        <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
          {notices}
          {place.action === undefined || visiting ? null : (
            <ReportAction cityId={cityId} overMap={place.fills} {...place.action} />
          )}
          {children}
        </main>
        <div className={classes(styles.navigation, place.onForm && styles.onlyWide)}>
          <CityNavigation cityId={cityId} />
        </div>
      </div>
      {outboxOpen && device !== undefined ? (
        <Suspense fallback={<LoadingBar busy />}>
          <OutboxPanel
            online={online}
            syncedAt={freshness.at}
            now={now}
            onClose={() => setOutboxOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whose list comes first, and whose map is asked for in the address. */
const WITH_MAP_VIEW: readonly RouteName[] = ["MapIdeas", "MapIdea", "MapActivities", "MapActivity"];

function usePlace() {
  const { pathname, search } = useLocation();
  const name = placeAt(pathname)?.name ?? "Home";
  const isOnMap = WITH_MAP_VIEW.includes(name)
    ? isMapView(search)
    : name === "MapAnomalies" || name === "MapAnomaly";
  return {
    onForm: isFormRoute(pathname),
    fills: isOnMap,
    action: isOnMap || name === "ListAnomalies" ? ACTIONS[name] : undefined,
  };
}
