import { ROUTES } from "../../domain/navigation/routes.ts";
import { matchPath } from "react-router-dom";

/** What the first account opens, in the order in which it is needed. */
const OPENED = [
  () => import("../../data/device/open-device.ts"),
  () => import("../../data/replica/open-replica.ts"),
  () => import("../../../replication/pull/firestore-remote.ts"),
] as const;

/** What two screens draw with: where the commune lies may be remembered, and then they wait for nothing else. */
const DRAWN = [
  [ROUTES.MapAnomalies, () => import("../../features/anomalies/map/anomaly-map.tsx")],
  [ROUTES.ListAnomalies, () => import("../../features/anomalies/list/list-anomalies.tsx")],
] as const;

/**
 * Where nobody is signed in yet, each of these would be asked for after the answer to the one before: sign-in, databases,
 * Firestore, map. They are asked for while the sign-in is under way; whoever needs one finds it there, or asks again. The map comes
 * first on the line: what the others bring is drawn on it.
 */
export async function askAhead(pathname: string): Promise<void> {
  const drawn = DRAWN.filter(([route]) => matchPath(route, pathname) !== null).map(([, load]) => load);
  await Promise.allSettled(drawn.map((load) => load()));
  await Promise.allSettled(OPENED.map((load) => load()));
}
