import { matchPath } from "react-router-dom";
import { nextTurn, pause } from "../../clock/pause.ts";
import { FIRST_SCREEN_MS_MAX } from "../../clock/waits.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { ListAnomalies, MapAnomalies } from "./screens.ts";

/** What is drawn of a commune that the device remembers, before there is an account. */
const DRAWN = [
  [ROUTES.MapAnomalies, MapAnomalies.ask, () => import("../../features/anomalies/map/anomaly-map.tsx")],
  [ROUTES.ListAnomalies, ListAnomalies.ask],
] as const;

/**
 * Settles when the screen of the address is here, if it is one of those, or when the line is so slow that the account must wait no
 * longer. What does not come is asked for again by whoever draws it. Whoever has no commune chooses one first.
 */
export async function askFirstScreen(pathname: string, hasCity: boolean): Promise<unknown> {
  if (!hasCity) return;
  await nextTurn();
  const asked = DRAWN.filter(([route]) => matchPath(route, pathname) !== null);
  const come = Promise.allSettled(asked.flatMap(([, ...parts]) => parts.map((ask) => ask())));
  return Promise.race([come, pause(FIRST_SCREEN_MS_MAX)]);
}
