import { openDevice } from "../../src/data/device/open-device.ts";
import { openReplica } from "../../src/data/replica/open-replica.ts";
import { aResident } from "../../tests/examples/accounts.ts";
import { frameGaps } from "./frame-gaps.ts";
import { bringCity, drawScreen } from "./screen.tsx";
import { nothingElseToDo, SHOWN_PINS, whenThere } from "./when-there.ts";

/** Which replica the map is over: the one that was filled, or one that holds the city and nothing in it. */
const REPLICA = new URLSearchParams(location.search).get("over") ?? "bench";

const device = openDevice(`bench-map-${REPLICA}`);
const replica = await openReplica(REPLICA);
drawScreen("MapAnomalies", { device, replica, actor: aResident() });

/** What the runner asks of this page. Every number is milliseconds since the page began to load. */
const BENCH = {
  /** For the next load of this page. */
  bringCity: () => bringCity(replica),
  /** The map is painted, and the main thread was free once after it. */
  interactive: whenThere(() => document.querySelector('[role="application"]'))
    .then(nothingElseToDo)
    .then(() => performance.now()),
  firstPins: whenThere(() => document.querySelector(SHOWN_PINS)).then(() => performance.now()),
  frameGaps,
};

declare global {
  var benchMap: typeof BENCH;
}

globalThis.benchMap = BENCH;
