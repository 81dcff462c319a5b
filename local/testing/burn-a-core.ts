import { MINUTE_MS } from "../../src/domain/basics/instant.ts";

/** Keeps one core busy for `npm run test:stress`; ends with whoever started it, or after an hour. */
const BURN_MS_MAX = 60 * MINUTE_MS;
/** Then it looks whether it is still wanted. */
const TURN_MS = 200;

const started = Date.now();
const parent = process.ppid;

function burn(): void {
  const turn = Date.now();
  while (Date.now() - turn < TURN_MS) Math.hypot(turn, started);
  if (process.ppid === parent && Date.now() - started < BURN_MS_MAX) setImmediate(burn);
}

burn();
