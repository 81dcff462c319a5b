import type { Failure, SubmitAnswer, Transport, UploadAnswer } from "../../../../replication/outbox/ports.ts";
import type { Identifier } from "../../../../src/domain/basics/identifier.ts";
import { type Command } from "../../../../src/domain/command/command.ts";
import type { Outcome } from "../../../../src/domain/command/outcome.ts";
import type { FakeClock } from "../../../support/fake-clock.ts";
import { NOW } from "../../../examples/identifiers.ts";

/** What happens to one request on its way. */
export type Weather =
  | "fine"
  /** Never arrives. */
  | "cut"
  /** Arrives and is done; the answer does not come back. */
  | "reply lost"
  | Failure
  | SubmitAnswer;

/** How long it asks not to be asked again about a command that it cannot answer. */
export const STUCK_MS = 5_000;

/** A report with this title is refused; the city says « retry » to one with the other, as long as it has it. */
export const REFUSED_TITLE = "Titre que la ville refuse";

export interface ModelCity extends Transport {
  /** Reports by id: how often each was created. */
  readonly created: Map<Identifier, number>;
  /** Photos that a created report speaks of. */
  readonly announced: Set<Identifier>;
  readonly photos: Set<Identifier>;
  /** Photos sent before their report. */
  tooEarly: number;
  /** The last word on « Suivre » and « Je constate aussi », by person's subject. */
  readonly toggles: Map<string, boolean>;
  readonly outcomes: Map<Identifier, Outcome>;
  /** Ids of each request that reached the wire, in order. */
  readonly requests: (readonly Identifier[])[];
  /** The weather of the next requests; fine when there is none. */
  weather: Weather[];
  /** Commands the city cannot answer for now. */
  readonly stuck: Set<Identifier>;
  inFlight: number;
  inFlightMost: number;
}

/** A city that keeps what the functions promise: idempotent by id, one document per report, photos only once announced. */
export function modelCity(clock: Pick<FakeClock, "during">): ModelCity {
  const city: ModelCity = {
    created: new Map(),
    announced: new Set(),
    photos: new Set(),
    tooEarly: 0,
    toggles: new Map(),
    outcomes: new Map(),
    requests: [],
    weather: [],
    stuck: new Set(),
    inFlight: 0,
    inFlightMost: 0,
    submit: (commands) =>
      clock.during(
        flight(
          city,
          commands.map(({ id }) => id),
          () => {
            const outcomes = commands.map((command) => answer(city, command));
            return { kind: "outcomes", outcomes } satisfies SubmitAnswer;
          },
        ) as Promise<SubmitAnswer>,
      ),
    upload: ({ id }) => clock.during(flight(city, [id], () => store(city, id)) as Promise<UploadAnswer>),
  };
  return city;
}

async function flight(
  city: ModelCity,
  ids: readonly Identifier[],
  arrive: () => SubmitAnswer | UploadAnswer,
): Promise<SubmitAnswer | UploadAnswer> {
  city.inFlight += 1;
  city.inFlightMost = Math.max(city.inFlightMost, city.inFlight);
  city.requests.push(ids);
  await new Promise((resume) => setImmediate(resume));
  const weather = city.weather.shift() ?? "fine";
  const reply = weather === "fine" || weather === "reply lost" ? arrive() : weather;
  await new Promise((resume) => setImmediate(resume));
  city.inFlight -= 1;
  return weather === "reply lost" || reply === "cut"
    ? { kind: "failed", code: "network", retryAfterMs: null, left: true }
    : reply;
}

function answer(city: ModelCity, command: Command): Outcome {
  const recorded = city.outcomes.get(command.id);
  if (recorded !== undefined) return recorded;
  if (city.stuck.has(command.id)) return { commandId: command.id, state: "retry", afterMs: STUCK_MS };
  const outcome = decided(city, command);
  city.outcomes.set(command.id, outcome);
  return outcome;
}

function decided(city: ModelCity, command: Command): Outcome {
  const refusedFor = (code: "invalid" | "unknown_subject"): Outcome => ({
    commandId: command.id,
    state: "refused",
    refusal: { code },
    appliedAt: NOW,
  });
  if (command.kind === "report-anomaly") {
    if (command.payload.title === REFUSED_TITLE) return refusedFor("invalid");
    for (const { id } of command.payload.photos) city.announced.add(id);
    city.created.set(command.id, (city.created.get(command.id) ?? 0) + 1);
    return { commandId: command.id, state: "applied", rev: 1, number: "2026-0143", appliedAt: NOW };
  }
  if (!("anomalyId" in command.payload) || !("on" in command.payload))
    return { commandId: command.id, state: "applied", rev: 2, number: "", appliedAt: NOW };
  const { anomalyId, on } = command.payload;
  if (command.dependsOn !== null && !city.created.has(anomalyId)) return refusedFor("unknown_subject");
  city.toggles.set(`${command.kind} ${anomalyId}`, on);
  return { commandId: command.id, state: "applied", rev: 2, number: "", appliedAt: NOW };
}

function store(city: ModelCity, id: Identifier): UploadAnswer {
  if (!city.announced.has(id)) {
    city.tooEarly += 1;
    return { kind: "failed", code: "not_announced", retryAfterMs: null, left: true };
  }
  city.photos.add(id);
  return { kind: "stored" };
}
