import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { ANOMALY_VIEWS } from "../../src/domain/anomaly/anomaly-view.ts";
import { contentViews } from "../../src/domain/sync/content-views.ts";
import { LAYING } from "../../src/domain/sync/laying.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import { decide } from "../../src/domain/command/decide.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import type { OverlayInput } from "../../src/domain/sync/overlay.ts";
import type { PendingCommand } from "../../src/domain/sync/sync-state.ts";
import { aCity } from "../examples/a-city.ts";
import { aCommand, aFollow, aMeToo } from "../examples/a-command.ts";
import { aReport } from "../examples/a-report.ts";
import { aResident, aMembership } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { aContext } from "../examples/a-context.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const SUBJECT = anAnomaly({ meTooCount: 4, rev: 6 });

interface Known extends OverlayInput {
  readonly anomalies: readonly Anomaly[];
}

function overlay({ anomalies = [], ...over }: Partial<Known> = {}) {
  return contentViews(ANOMALY_VIEWS, () => LAYING)(anomalies, {
    receipts: [],
    pending: [],
    actor: aResident(),
    city: aCity(),
    membership: aMembership(),
    tallies: new Map(),
    ...over,
  });
}

function answered(commandId: string, rev: number, content: unknown = null, number = ""): Receipt {
  const outcome = { commandId, state: "applied", rev, number, appliedAt: NOW } as const;
  return {
    commandId,
    kind: "report-anomaly",
    cityId: "35024",
    subject: { collection: "anomalies", id: commandId },
    outcome,
    content,
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
  };
}

function made(command = aCommand()) {
  const decision = decide(command, aContext());
  if (!decision.ok) throw new Error(`The report was refused: ${decision.problem.code}.`);
  return decision.value.content;
}

describe("what a person sees of what waits", () => {
  it("says of a report with a number that its photos wait, until the last has gone [OFF-16]", () => {
    const mine = anAnomaly({ number: "2026-0142", rev: 6 });
    const command = aCommand({ id: mine.id });
    const shown = (photosLeft: number) =>
      overlay({ anomalies: [mine], pending: [{ command, state: "applied", photosLeft }] })[0]?.sync;
    expect(shown(2)).toBe("photos");
    expect(shown(0)).toBe("sent");
  });

  it("says so too where its receipt is here before the reply, or the report itself [OFF-16]", () => {
    const mine = anAnomaly({ number: "2026-0142", rev: 6 });
    const pending = [{ command: aCommand({ id: mine.id }), state: "sending", photosLeft: 1 }] as const;
    expect(overlay({ receipts: [answered(mine.id, 6, null, "2026-0142")], pending })[0]?.sync).toBe("photos");
    expect(overlay({ anomalies: [mine], pending })[0]?.sync).toBe("photos");
  });

  it("shows a report typed offline first, without a number [P1] [OFF-1]", () => {
    const pending: PendingCommand[] = [{ command: aCommand(), state: "queued" }];
    const [first, second] = overlay({ anomalies: [SUBJECT], pending });
    expect(first).toMatchObject({
      anomaly: made(),
      sync: "queued",
      mine: true,
      meToo: false,
      followed: true,
    });
    expect(second).toMatchObject({ anomaly: SUBJECT, sync: null, mine: false });
  });

  it("shows the newest waiting report on top [OFF-2]", () => {
    const later = aCommand({ id: anIdentifier(4), performedAt: NOW + 1 });
    const pending = [aCommand(), later].map((command) => ({ command, state: "queued" }) as const);
    expect(overlay({ pending }).map(({ anomaly }) => anomaly.id)).toEqual([later.id, aCommand().id]);
  });

  it("keeps showing it while it is sent, and once it is sent with its number [OFF-9]", () => {
    const command = aCommand();
    const outcome = {
      commandId: command.id,
      state: "applied",
      rev: 3,
      number: "2026-0143",
      appliedAt: NOW,
    } as const;
    expect(overlay({ pending: [{ command, state: "sending" }] })[0]?.sync).toBe("sending");
    expect(overlay({ pending: [{ command, state: "applied", outcome }] })[0]).toMatchObject({
      sync: "sent",
      anomaly: { number: "2026-0143", rev: 3 },
    });
  });

  it("shows it once when the replica has it too [P2] [OFF-9]", () => {
    const views = overlay({ anomalies: [made()], pending: [{ command: aCommand(), state: "applied" }] });
    expect(views).toMatchObject([{ anomaly: made(), sync: "sent", mine: true, followed: true }]);
  });

  it.each(["refused", "conflict"] as const)("does not show what the city answered with %s [P6]", (state) => {
    expect(overlay({ pending: [{ command: aCommand(), state }] })).toEqual([]);
    const [view] = overlay({ anomalies: [SUBJECT], pending: [{ command: aMeToo(SUBJECT.id), state }] });
    expect(view).toMatchObject({ anomaly: SUBJECT, sync: state, meToo: false });
  });

  it("shows a report that was accepted, even when the account has lost its rights since [P1]", () => {
    const pending: PendingCommand[] = [{ command: aCommand(), state: "queued" }];
    expect(overlay({ pending, actor: aResident({ isDisabled: true }) })).toHaveLength(1);
  });

  it("leaves what waits for another commune to that commune [P8]", () => {
    expect(overlay({ pending: [{ command: aCommand({ cityId: "35238" }), state: "queued" }] })).toEqual([]);
  });

  it("applies « Je constate aussi » and « Suivre » to the city's count [ANO-7]", () => {
    const pending: PendingCommand[] = [
      { command: aMeToo(SUBJECT.id), state: "queued" },
      { command: aFollow(SUBJECT.id), state: "queued" },
    ];
    const [view] = overlay({ anomalies: [SUBJECT], pending });
    expect(view).toMatchObject({
      meToo: true,
      followed: true,
      anomaly: { meTooCount: 5, followersCount: 2 },
    });
  });

  it("takes a receipt that came before the reply for the answer it is [P2] [F11]", () => {
    const command = aMeToo(SUBJECT.id);
    const arrived = { ...SUBJECT, meTooCount: 5, rev: 7 };
    const [view] = overlay({
      anomalies: [arrived],
      receipts: [answered(command.id, 7)],
      pending: [{ command, state: "sending" }],
    });
    expect(view).toMatchObject({ sync: "sent", meToo: true, anomaly: { meTooCount: 5 } });
  });

  it("shows its author the whole of what waits for a moderator [ANO-4]", () => {
    const report = { ...made(), visibility: "pending" } as const;
    const receipts = [answered(report.id, 1, report)];
    const projection = publicProjectionOf({ ...report, rev: 2, status: "ack" });
    expect(overlay({ anomalies: [projection], receipts })).toMatchObject([
      { mine: true, anomaly: { title: report.title, address: report.address, status: "ack", rev: 2 } },
    ]);
    expect(overlay({ anomalies: [projection] })).toMatchObject([{ mine: false, anomaly: { title: "" } }]);
  });

  it("shows a private report to its author, in its place by date, and to nobody else [ANO-5]", () => {
    const report = made(aCommand({ payload: aReport({ onlyTownHall: true }) }));
    const receipts = [answered(report.id, 1, report)];
    const older = anAnomaly();
    const newer = anAnomaly({ id: anIdentifier(102), updatedAt: NOW + 1 });
    const shown = overlay({ anomalies: [newer, older], receipts }).map(({ anomaly }) => anomaly.id);
    expect(shown).toEqual([newer.id, report.id, older.id]);
    expect(overlay({ anomalies: [publicProjectionOf(report)], actor: aResident({ uid: "other" }) })).toEqual(
      [],
    );
  });

  it("does not bring back what a receipt says of a report that became public [ANO-4]", () => {
    const report = { ...made(), visibility: "pending" } as const;
    const approved = { ...report, title: "Lampadaire réparé", visibility: "public", rev: 2 } as const;
    expect(overlay({ anomalies: [approved], receipts: [answered(report.id, 1, report)] })).toMatchObject([
      { anomaly: { title: "Lampadaire réparé", visibility: "public" } },
    ]);
  });

  it("survives a receipt whose content is broken [PULL-4]", () => {
    expect(
      overlay({ anomalies: [SUBJECT], receipts: [answered(anIdentifier(1), 1, { title: 12 })] }),
    ).toHaveLength(1);
  });
});
