import { describe, expect, it } from "vitest";
import { readDocument } from "../../../replication/pull/read-document.ts";
import { rankOf } from "../../../src/domain/basics/instant.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { NOW } from "../../examples/identifiers.ts";

const ANOMALY = anAnomaly({ rev: 3, updatedAt: NOW, authorId: "" });
const { id, ...FIELDS } = ANOMALY;
const STAMP = { seconds: Math.floor(NOW / 1000), nanoseconds: 0 };

const read = (data: Record<string, unknown> | null, updatedAt: typeof STAMP | null = STAMP) =>
  readDocument("anomalies", { id, updatedAt, data }, "1.e");

describe("what comes in", () => {
  it("is a row under the id of its document, with what it is listed by [PULL-4]", () => {
    const columns = { cityId: "35024", listed: true, updatedAt: NOW, rev: 3, rank: rankOf(NOW) };
    const row = { id, ...columns, epoch: "1.e", doc: ANOMALY };
    expect(read(FIELDS)).toEqual({ change: { kind: "row", row } });
    expect(read({ ...FIELDS, id: "another" })).toEqual({ change: { kind: "row", row } });
  });

  it("is gone where there is no document, or one that says so [PULL-7]", () => {
    const gone = { kind: "gone", id, updatedAt: NOW };
    expect(read(null)).toEqual({ change: { ...gone, rev: null } });
    expect(read(null, null)).toEqual({ change: { ...gone, rev: null, updatedAt: 0 } });
    expect(read({ _deleted: true, rev: 4 })).toEqual({ change: { ...gone, rev: 4 } });
    expect(read({ _deleted: true, rev: "4" })).toEqual({ change: { ...gone, rev: null } });
  });

  it("is an answer only where it says how the city decided: another is put aside [PULL-4] [OFF-4]", () => {
    const decided = (state: string) => {
      const outcome = { commandId: id, state, rev: 1, number: "", appliedAt: NOW };
      const subject = { collection: "anomalies", id };
      const data = {
        kind: "follow-anomaly",
        cityId: "35024",
        subject,
        outcome,
        content: null,
        schemaVersion: 1,
      };
      const document = { id, updatedAt: STAMP, data: { ...data, rev: 1, updatedAt: NOW } };
      return readDocument("receipts", document, "1.e").change?.kind;
    };
    expect(["applied", "refused", "conflict"].map(decided)).toEqual(["row", "row", "row"]);
    expect(["retry", "postponed"].map(decided)).toEqual([undefined, undefined]);
  });

  it("is a profile of nobody in particular where a device has just made it [AUTH-2]", () => {
    const { change } = readDocument(
      "users",
      { id: "yann", updatedAt: STAMP, data: { createdAt: NOW } },
      "1.e",
    );
    const unsaid = {
      displayName: "",
      cityId: null,
      isDisabled: false,
      disabledReason: "",
      disabledUntil: null,
    };
    const doc = { uid: "yann", createdAt: NOW, updatedAt: NOW, rev: 0, ...unsaid };
    expect(change).toMatchObject({
      row: { id: "yann", cityId: "", listed: true, updatedAt: NOW, rev: 0, doc },
    });
  });

  it("is put aside where it is not understood, and takes away what was taken back [PULL-4, PULL-7]", () => {
    const problems = expect.arrayContaining([expect.anything()]);
    const broken = { ...FIELDS, place: "Betton" };
    expect(read(broken)).toEqual({ problems });
    const change = { kind: "gone", id, rev: 3, updatedAt: NOW };
    for (const visibility of ["hidden", "private"])
      expect(read({ ...broken, visibility })).toEqual({ problems, change });
  });
});
