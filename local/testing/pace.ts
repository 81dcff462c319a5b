import { createHash } from "node:crypto";

/** What the piece of work below takes on the machine that the budgets were written on, when nothing else runs there. */
const QUIET_MS = 11;
/** Two lanes keep two cores busy: the piece of work then takes so much longer, without anybody else on the machine. */
const LANES_SLOWDOWN = 1.5;
const FIRST_SAMPLES = 15;
const SAMPLE_EVERY_MS = 5_000;

const BYTES = Buffer.alloc(64 * 1024, 7);

interface Sample {
  readonly at: number;
  readonly slowdown: number;
}

/** How slow this machine is beside two quiet cores: 1 is as fast, 2 needs twice the time. Never below 1. */
export interface Pace {
  /** Measured before anything ran. */
  readonly atFirst: number;
  /** Over a stretch of the run, with what others did on the machine meanwhile. */
  during(from: number, to: number): number;
  stop(): void;
}

/** Measures before the run begins, then a little every few seconds. */
export function measurePace(measure: () => number = pieceOfWork): Pace {
  const first = Array.from({ length: FIRST_SAMPLES }, measure).toSorted((a, b) => a - b);
  const atFirst = Math.max(1, (first[Math.floor(FIRST_SAMPLES / 2)] ?? 0) / QUIET_MS);
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    samples.push({ at: Date.now(), slowdown: measure() / QUIET_MS / LANES_SLOWDOWN });
  }, SAMPLE_EVERY_MS);
  return {
    atFirst,
    during: (from, to) => {
      const seen = samples.filter(({ at }) => at >= from && at <= to);
      const mean = seen.reduce((sum, { slowdown }) => sum + slowdown, 0) / Math.max(1, seen.length);
      return Math.max(atFirst, mean);
    },
    stop: () => clearInterval(timer),
  };
}

/** Some arithmetic and some memory, as tests do; in milliseconds. */
function pieceOfWork(): number {
  const from = performance.now();
  const hash = createHash("sha256");
  for (let round = 0; round < 40; round += 1) hash.update(BYTES);
  let sum = 0;
  for (let step = 0; step < 2_000_000; step += 1) sum = Math.imul(sum, 31) + step;
  hash.update(String(sum)).digest();
  return performance.now() - from;
}
