import { describe, expect, it } from "vitest";
import { readDocument } from "../../../replication/pull/read-document.ts";
import { contourRowId } from "../../../src/data/contours/contour-row-id.ts";
import { COLLECTIONS, type CollectionName } from "../../../src/data/replica/collections.ts";
import { threadRowId } from "../../../src/data/threads/message-rows.ts";
import { emptyMembership } from "../../../src/domain/account/membership.ts";
import { openThread } from "../../../src/domain/thread/thread.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMessage } from "../../examples/a-message.ts";
import { aNotification } from "../../examples/a-notification.ts";
import { aTally } from "../../examples/a-tally.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

const receipt = (content: object | null, over: object = {}) => ({
  commandId: anIdentifier(9),
  kind: "report-anomaly",
  cityId: "35024",
  subject: { collection: "anomalies", id: anIdentifier(101) },
  outcome: { state: "applied", number: "2026-0142" },
  content,
  day: "2026-03-12",
  rev: 3,
  updatedAt: NOW,
  schemaVersion: 1,
  ...over,
});
const moderation = (over: object) => ({
  id: anIdentifier(101),
  cityId: "35024",
  collection: "anomalies",
  content: null,
  rev: 3,
  updatedAt: NOW,
  ...over,
});
const user = { uid: "resident-yann", createdAt: NOW, displayName: "", cityId: null, rev: 3, updatedAt: NOW };
const [tally] = aTally({ id: anIdentifier(101), cityId: "35024" }, {}, NOW).values();

/** A document of each collection as the city has it, the city of its row, and whether lists ask for it. */
const DOCUMENTS: readonly (readonly [CollectionName, object, cityId: string, listed: boolean])[] = [
  ["users", user, "", true],
  ["userCities", { ...emptyMembership("35024", NOW), rev: 3 }, "35024", true],
  ["receipts", receipt(null), "35024", false],
  ["receipts", receipt(anAnomaly()), "35024", true],
  ["cities", { ...aCity(), rev: 3, updatedAt: NOW }, "35024", true],
  ["tallies", { ...tally, rev: 3 }, "35024", true],
  ["statistics", { cityId: "35024", rev: 3, updatedAt: NOW }, "35024", true],
  ["notifications", aNotification({ rev: 3 }), "35024", true],
  ["notifications", aNotification({ rev: 3, app: false }), "35024", false],
  ["moderation", moderation({}), "35024", false],
  ["moderation", moderation({ content: anAnomaly() }), "35024", true],
  ["moderation", moderation({ muted: { until: NOW } }), "35024", true],
  ["anomalies", anAnomaly({ rev: 3, updatedAt: NOW }), "35024", true],
  ["anomalies", anAnomaly({ rev: 3, updatedAt: NOW, visibility: "pending" }), "35024", true],
  ["anomalies", anAnomaly({ rev: 3, updatedAt: NOW, visibility: "hidden" }), "35024", false],
  ["ideas", anIdea({ rev: 3, updatedAt: NOW }), "35024", true],
  ["activities", anActivity({ rev: 3, updatedAt: NOW, visibility: "private" }), "35024", false],
];

const rowsOf = (name: CollectionName) =>
  COLLECTIONS[name] as unknown as {
    readonly idField: string;
    readonly codec: number;
    readonly parse: (value: unknown) => { readonly ok: boolean; readonly value?: object };
    readonly columnsOf: (value: object) => object;
  };

describe("each collection of the replica", () => {
  it.each(DOCUMENTS)(
    "« %s » keeps a document with what lists and the pull ask for [PULL-1]",
    (name, document, cityId, listed) => {
      const { parse, columnsOf, idField } = rowsOf(name);
      const parsed = parse({ ...document, fromALaterVersion: 1 });
      expect(parsed).toMatchObject({ ok: true });
      expect(parsed.value).not.toHaveProperty("fromALaterVersion");
      expect(parsed.value).toHaveProperty(idField);
      expect(columnsOf(parsed.value ?? {})).toEqual({ cityId, listed, updatedAt: NOW, rev: 3 });
    },
  );

  it.each(Object.keys(COLLECTIONS) as readonly CollectionName[])(
    "« %s » takes nothing that is no document of it [PULL-1]",
    (name) => {
      for (const wrong of [{}, { id: 1 }, { cityId: 35 }, "document"])
        expect(rowsOf(name).parse(wrong).ok).toBe(false);
      expect(rowsOf(name).codec).toBeGreaterThan(0);
    },
  );

  it("keeps a contour under an id of its own, and in the commune that it is of [CITY-6, PULL-1]", () => {
    const contour = { cityId: "35024", contour: "{}", rev: 3, updatedAt: NOW, schemaVersion: 1 } as const;
    const document = { id: contourRowId("35024"), updatedAt: null, data: contour };
    expect(readDocument("contours", document, "1.a").change).toMatchObject({
      kind: "row",
      row: { id: contourRowId("35024"), cityId: "35024", listed: true, updatedAt: NOW, rev: 3, doc: contour },
    });
  });

  it("keeps a message under its page, and how a thread stands beside it, in no list [THR-1]", () => {
    const { parse, columnsOf } = rowsOf("messages");
    const message = aMessage();
    expect(columnsOf(message)).toMatchObject({ cityId: message.page, listed: true });
    for (const [visibility, listed] of [
      ["hidden", true],
      ["pending", false],
      ["private", false],
    ] as const)
      expect(columnsOf({ ...message, visibility })).toMatchObject({ listed });
    const { id, ...thread } = openThread("35024", anIdentifier(101), NOW) as {
      readonly id: string;
      readonly rev: number;
    };
    const parsed = parse({ ...thread, kind: "thread", id: threadRowId(id) });
    expect(parsed).toMatchObject({ ok: true, value: { id } });
    expect(columnsOf(parsed.value ?? {})).toMatchObject({ cityId: "", listed: false, rev: thread.rev });
  });

  it("reads what a receipt answered, and fills in what an earlier version did not say [OFF-9]", () => {
    const { parse } = rowsOf("receipts");
    for (const state of ["applied", "refused", "conflict"])
      expect(parse(receipt(null, { outcome: { state } })).ok).toBe(true);
    for (const outcome of [null, {}, { state: "sending" }, "applied"])
      expect(parse(receipt(null, { outcome })).ok).toBe(false);
    const { day: _, ...earlier } = receipt(null);
    expect(parse(earlier)).toMatchObject({ ok: true, value: { day: "" } });
  });

  it("reads a profile that the device itself has just made [AUTH-2]", () => {
    const young = { uid: "guest", createdAt: NOW };
    expect(rowsOf("users").parse(young)).toEqual({
      ok: true,
      value: {
        ...young,
        displayName: "",
        cityId: null,
        isDisabled: false,
        disabledReason: "",
        disabledUntil: null,
        rev: 0,
        updatedAt: NOW,
      },
    });
  });

  it("knows of a moderator's item who wrote it by a key, and never their account [MOD-5, P8]", () => {
    const written = rowsOf("moderation").parse(moderation({ authorId: "resident-yann" }));
    expect(written.value).toHaveProperty("writer");
    expect(JSON.stringify(written.value)).not.toContain("resident-yann");
    expect(rowsOf("moderation").parse(moderation({})).value).not.toHaveProperty("writer");
    expect(rowsOf("moderation").parse(moderation({ content: { id: 1 } })).ok).toBe(false);
  });

  it("leaves out marks that this version does not know, and dates what has no date [ANO-7]", () => {
    const subject = { collection: "anomalies", id: anIdentifier(1) };
    const marks = [
      { kind: "follow", subject },
      { kind: "another", subject, at: NOW },
      null,
      { kind: "me-too", subject: { ...subject, collection: "x" } },
    ];
    const parsed = rowsOf("userCities").parse({ ...emptyMembership("35024", NOW), marks });
    expect(parsed.value).toMatchObject({ marks: [{ kind: "follow", subject, at: 0 }] });
    expect(rowsOf("userCities").parse({ ...emptyMembership("35024", NOW), marks: {} }).ok).toBe(false);
  });
});
