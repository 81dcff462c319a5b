import { describe, expect, it } from "vitest";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { photoOf } from "../../functions/src/photos/photo-document.ts";
import { isOfCreation } from "../../src/domain/content/own-subjects.ts";
import { wholeReceipt, type StoredReceipt } from "../../src/domain/command/outcome.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

/** As version 0.1.0 wrote it. */
function aFormerReceipt(number: string): StoredReceipt {
  const commandId = anIdentifier(1);
  const outcome = { commandId, state: "applied", rev: 1, number, appliedAt: NOW } as const;
  return { commandId, cityId: "35024", outcome, content: null, rev: 1, updatedAt: NOW, schemaVersion: 1 };
}

describe("what functions of version 0.1.0 wrote", () => {
  it("still says which reports are a person's own [AUTH-22] [P8]", () => {
    const report = wholeReceipt(aFormerReceipt("2026-0142"));
    expect(isOfCreation(report)).toBe(true);
    expect(report.subject).toEqual({ collection: "anomalies", id: report.commandId });
    expect(isOfCreation(wholeReceipt(aFormerReceipt("")))).toBe(false);
  });

  it("still says whose photo it is [ANO-4]", () => {
    const stored = { anomalyId: anIdentifier(1), uid: "resident-yann", state: "waiting" };
    const snapshot = { data: () => stored } as unknown as DocumentSnapshot;
    expect(photoOf(snapshot)).toEqual({
      subject: { collection: "anomalies", id: anIdentifier(1) },
      uid: "resident-yann",
      state: "waiting",
    });
  });
});
