import { rowOf } from "../../../../src/data/device/commit-command.ts";
import type { OutboxRow, PhotoRow } from "../../../../src/data/device/rows.ts";
import type { Identifier } from "../../../../src/domain/basics/identifier.ts";
import type { Command } from "../../../../src/domain/command/command.ts";
import { aCommand, aFollow, aMeToo } from "../../../examples/a-command.ts";
import { aReport } from "../../../examples/a-report.ts";
import { anIdentifier } from "../../../examples/identifiers.ts";

export function aRow(
  seq: number,
  command: Command = aReportWithId(seq),
  over: Partial<OutboxRow> = {},
): OutboxRow {
  const photoIds = command.kind === "report-anomaly" ? command.payload.photos.map(({ id }) => id) : [];
  return { seq, ...rowOf({ command, photoIds }), ...over };
}

export function aReportWithId(n: number, photoIds: readonly Identifier[] = []): Command {
  const photos = photoIds.map((id) => ({ id, alt: "Le lampadaire" }));
  return aCommand({ id: anIdentifier(n), payload: aReport({ photos }) });
}

export function aFollowWithId(
  n: number,
  anomalyId: Identifier,
  on = true,
  dependsOn: Identifier | null = null,
): Command {
  return aFollow(anomalyId, on, { id: anIdentifier(n), dependsOn });
}

export function aMeTooWithId(n: number, anomalyId: Identifier, on = true): Command {
  return aMeToo(anomalyId, on, { id: anIdentifier(n) });
}

export function aPhotoRow(id: Identifier, ownerId: Identifier, over: Partial<PhotoRow> = {}): PhotoRow {
  const blob = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: "image/jpeg" });
  const waiting = { sent: false, refusal: null, attempts: 0, nextAttemptAt: 0, lastError: null };
  return {
    id,
    ownerId,
    cityId: "35024",
    blob,
    preview: blob,
    alt: "Le lampadaire",
    bytes: 4,
    ...waiting,
    ...over,
  };
}
