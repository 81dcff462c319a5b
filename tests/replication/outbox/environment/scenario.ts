import assert from "node:assert/strict";
import { failure } from "../../../../replication/outbox/classify.ts";
import type { TransientCode } from "../../../../src/data/device/rows.ts";
import { DAY_MS, MINUTE_MS } from "../../../../src/domain/basics/instant.ts";
import type { Command } from "../../../../src/domain/command/command.ts";
import { aCommand } from "../../../examples/a-command.ts";
import { aReport } from "../../../examples/a-report.ts";
import { anIdentifier } from "../../../examples/identifiers.ts";
import { killablePage, type KillablePage } from "./killable-page.ts";
import { REFUSED_TITLE, type Weather } from "./model-city.ts";
import { aFollowWithId, aPhotoRow, aReportWithId, aRow } from "./rows.ts";
import { anEnvironment, type Environment } from "./environment.ts";

const SCHOOL_LAMP = anIdentifier(9_999);
const PHOTO_IDS_FROM = 5_000;

const passing: readonly TransientCode[] = [
  "network",
  "timeout",
  "server",
  "too_many",
  "signed_out",
  "portal",
  "wrong_shape",
];

/** One thing that happens; the number says how. */
export interface StoryEvent {
  readonly do: string;
  readonly n: number;
}

/** Two pages of one device, and everything the person was told is « Enregistré ». */
export class Scenario {
  readonly environment: Environment = anEnvironment();
  readonly committed: Command[] = [];
  readonly pages: [KillablePage, KillablePage];
  readonly #random: () => number;
  #seq = 0;

  constructor(random: () => number) {
    this.#random = random;
    this.pages = [this.#open(), this.#open()];
  }

  #open(): KillablePage {
    const page = killablePage(this.environment, this.#random);
    page.engine.start();
    return page;
  }

  commit(command: Command): void {
    this.#seq += 1;
    const { disk } = this.environment.store;
    const row = aRow(this.#seq, command);
    disk.photos = [...disk.photos, ...row.photoIds.map((id) => aPhotoRow(id, command.id))];
    disk.rows = [...disk.rows, row];
    this.committed.push(command);
  }

  reopenDeadPages(): void {
    this.pages.forEach((page, index) => {
      if (page.isDead()) this.pages[index] = this.#open();
    });
  }

  /** The replica shows everything the city has: what `pruneRows` does. */
  settle(): void {
    const { disk } = this.environment.store;
    const unsent = new Set(disk.photos.filter(({ sent }) => !sent).map(({ ownerId }) => ownerId));
    disk.rows = disk.rows.filter(({ id, state }) => state !== "applied" || unsent.has(id));
  }

  async happen({ do: what, n }: StoryEvent): Promise<void> {
    const { environment, pages, committed } = this;
    const next = committed.length + 1;
    const page = pages[Math.abs(n) % 2] ?? pages[0];
    const someone = committed[Math.abs(n) % Math.max(committed.length, 1)];
    const events: Readonly<Record<string, () => Promise<void> | void>> = {
      report: () => this.commit(aReportWithId(next, photoIdsOf(next, n))),
      "refused report": () =>
        this.commit(aCommand({ id: anIdentifier(next), payload: aReport({ title: REFUSED_TITLE }) })),
      follow: () => {
        const parent = someone?.kind === "report-anomaly" ? someone.id : null;
        this.commit(aFollowWithId(next, parent ?? SCHOOL_LAMP, n % 2 === 0, parent));
      },
      flush: () => void page.engine.flush(),
      weather: () => void environment.city.weather.push(...weatherOf(n)),
      kill: () => page.killAt(1 + (n % 20), n % 2 === 0 ? "before" : "after"),
      stick: () => void (someone !== undefined && environment.city.stuck.add(someone.id)),
      unstick: () => environment.city.stuck.clear(),
      settle: () => this.settle(),
      clock: () => environment.clock.set(environment.clock.now() + (n * DAY_MS) / 2),
      wait: () => environment.clock.advance(n * 500),
    };
    await events[what]?.();
    await new Promise((resume) => setImmediate(resume));
    this.reopenDeadPages();
  }

  /** I1: what was committed waits, was refused and is in the tray, or is the city's. I6: one request at a time. */
  checkAlways(): void {
    const { store, city } = this.environment;
    const here = new Set(store.disk.rows.map(({ id }) => id));
    const lost = this.committed.filter(
      ({ id }) => !here.has(id) && city.outcomes.get(id)?.state !== "applied",
    );
    assert.deepEqual(lost, []);
    assert.ok(this.pages[0].inFlight() + this.pages[1].inFlight() <= 1);
    assert.ok(this.environment.clock.timers() <= 2);
  }

  async quiet(): Promise<void> {
    this.environment.city.weather = [];
    this.environment.city.stuck.clear();
    await this.environment.clock.advance(20 * MINUTE_MS);
    this.reopenDeadPages();
    await this.environment.clock.advance(10 * MINUTE_MS);
  }

  /** I7 nothing waits and the tray holds the refused ones only, I9 one document per report, I13 every photo arrived. */
  checkAtTheEnd(): void {
    const { store, city } = this.environment;
    const refusedParents = new Set(this.committed.filter(isRefusedReport).map(({ id }) => id));
    const isRefused = ({ id, dependsOn }: Command) =>
      refusedParents.has(id) || refusedParents.has(dependsOn ?? "");
    const tray = store.disk.rows.filter(({ state }) => state !== "applied");
    assert.deepEqual(
      new Map(tray.map(({ id, state }) => [id, state])),
      new Map(this.committed.filter(isRefused).map(({ id }) => [id, "refused"])),
    );
    const reports = this.committed.filter((each) => each.kind === "report-anomaly" && !isRefusedReport(each));
    assert.deepEqual(city.created, new Map(reports.map(({ id }) => [id, 1])));
    assert.deepEqual(
      store.disk.photos.filter(({ sent }) => !sent),
      [],
    );
    assert.equal(city.tooEarly, 0);
    assert.deepEqual(city.photos, new Set(reports.flatMap(photoIdsIn)));
    for (const command of this.committed.filter((each) => !isRefused(each))) this.#checkLastWord(command);
  }

  /** The last wish about one report is the one the city has. */
  #checkLastWord({ kind, payload }: Command): void {
    if (kind === "report-anomaly" || !("anomalyId" in payload)) return;
    const last = this.committed.findLast(
      (other) =>
        other.kind === kind && "anomalyId" in other.payload && other.payload.anomalyId === payload.anomalyId,
    );
    if (last === undefined || !("on" in last.payload)) return;
    assert.equal(this.environment.city.toggles.get(`${kind} ${payload.anomalyId}`), last.payload.on);
  }
}

const isRefusedReport = (command: Command): boolean =>
  command.kind === "report-anomaly" && command.payload.title === REFUSED_TITLE;

function photoIdsIn(command: Command): readonly string[] {
  return command.kind === "report-anomaly" ? command.payload.photos.map(({ id }) => id) : [];
}

function photoIdsOf(report: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => anIdentifier(PHOTO_IDS_FROM + report * 3 + index));
}

function weatherOf(n: number): readonly Weather[] {
  if (n % 3 === 0) return ["reply lost"];
  const code = passing[n % passing.length] ?? "network";
  return Array.from({ length: 1 + (n % 4) }, () => failure(code, n % 5 === 0 ? n * 1000 : null));
}
