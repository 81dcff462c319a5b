import { describe, expect, it } from "vitest";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { subjectKeyOf } from "../../src/domain/command/subject.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aModerator } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { after, asked, decided, ID, refused, SUBJECT } from "./acts.ts";

describe("a moderator who puts a report right", () => {
  const context = { actor: aModerator() };
  const from = { categoryId: "voirie", subcategoryId: "nid-de-poule" } as const;

  it("gives it its category, and undoes nobody's unseen [MOD-8] [P3]", () => {
    const move = asked("recategorise-anomaly", {
      anomalyId: ID,
      from,
      categoryId: "mobilier",
      subcategoryId: "banc",
    });
    expect(after(decided(move, {}, context))).toMatchObject({
      categoryId: "mobilier",
      subcategoryId: "banc",
    });
    expect(decided(move, { categoryId: "proprete", subcategoryId: "corbeille" }, context)).toEqual(
      refused("changed_meanwhile"),
    );
    expect(decided(move)).toEqual(refused("not_allowed"));
    // Its author wrote last in the history; that is not who was first here.
    const done = { categoryId: "mobilier", subcategoryId: "banc", authorName: "Yann" } as const;
    expect(decided(move, done, context)).toMatchObject({
      value: { note: { code: "already_done", byKind: "moderator", byName: "" } },
    });
    const nowhere = { ...move, payload: { ...move.payload, subcategoryId: "nid-de-poule" } };
    expect(parseCommand(nowhere)).toMatchObject({
      problem: { code: "invalid", fields: [{ field: "subcategoryId", code: "not_one_of" }] },
    });
  });

  it("moves it, within the surroundings of the commune [MOD-8] [ANO-32]", () => {
    const { place } = anAnomaly();
    const move = (to: typeof place) =>
      asked("move-anomaly", { anomalyId: ID, from: place, place: to, address: "5 rue du Trégor" });
    const there = placeOf(48.182, -1.646);
    expect(after(decided(move(there), {}, context))).toMatchObject({
      place: there,
      address: "5 rue du Trégor",
    });
    expect(decided(move(placeOf(43.3, 5.4)), {}, context)).toEqual(refused("place_too_far"));
    expect(decided(move(there), { place: placeOf(48.19, -1.65) }, context)).toEqual(
      refused("changed_meanwhile"),
    );
  });

  it("says of which other it is a duplicate, and takes that back [MOD-8]", () => {
    const other = anIdentifier(77);
    const mark = asked("mark-duplicate", { anomalyId: ID, from: "progress", duplicateOf: other });
    const double = after(decided(mark, { status: "progress" }, context));
    expect(double).toMatchObject({ status: "duplicate", duplicateOf: other, previousStatus: "progress" });
    const back = asked("mark-duplicate", { anomalyId: ID, from: "duplicate", duplicateOf: null });
    expect(after(decided(back, double, context))).toMatchObject({ status: "progress", duplicateOf: null });
    expect(decided(mark, { status: "resolved" }, context)).toEqual(refused("changed_meanwhile"));
    expect(parseCommand(asked("mark-duplicate", { anomalyId: ID, from: "new", duplicateOf: ID })).ok).toBe(
      false,
    );
  });

  it("is told by the city that the other one is not there, or repeats one itself [MOD-8]", () => {
    const other = anAnomaly({ id: anIdentifier(77) });
    const mark = asked("mark-duplicate", { anomalyId: ID, from: "new", duplicateOf: other.id });
    const around = (...found: readonly (typeof other)[]) => ({
      ...context,
      surroundings: {
        thread: undefined,
        contents: new Map(found.map((one) => [subjectKeyOf({ collection: "anomalies", id: one.id }), one])),
      },
    });
    expect(after(decided(mark, {}, around(other)))).toMatchObject({ status: "duplicate" });
    expect(decided(mark, {}, around())).toEqual(refused("unknown_subject"));
    expect(decided(mark, {}, around({ ...other, status: "duplicate" }))).toEqual(refused("not_possible"));
    // Whoever follows it would be led to what they cannot read.
    for (const visibility of ["pending", "private", "hidden"] as const)
      expect(decided(mark, {}, around({ ...other, visibility }))).toEqual(refused("not_possible"));
    const both = { visibility: "private" } as const;
    expect(decided(mark, both, around({ ...other, ...both })).ok).toBe(true);
  });

  it("takes a photo or a name off [MOD-8]", () => {
    const photo = { id: anIdentifier(31), alt: "", state: "stored", thumb: "" } as const;
    const remove = asked("remove-photo", { subject: SUBJECT, photoId: photo.id });
    expect(after(decided(remove, { photos: [photo] }, context)).photos).toEqual([]);
    expect(after(decided(remove, {}, context)).rev).toBe(1);
    // Another moderator masked it meanwhile: it was to go all the same.
    const masked = { ...photo, id: anIdentifier(32), maskOf: photo.id };
    expect(after(decided(remove, { photos: [masked] }, context)).photos).toEqual([]);
    const removeName = asked("remove-name", { subject: SUBJECT });
    expect(after(decided(removeName, { authorName: "Yann" }, context)).authorName).toBe("");
    expect(decided(removeName, {})).toEqual(refused("not_allowed"));
  });

  it("puts a masked photo in the place of the first, once, and says where that is gone [MOD-16] [P2]", () => {
    const photo = { id: anIdentifier(31), alt: "", state: "stored", thumb: "data:", isAfter: true } as const;
    const next = { ...photo, id: anIdentifier(32), thumb: "" };
    const masked = { id: anIdentifier(33), alt: "La façade" };
    const mask = asked("mask-photo", { subject: SUBJECT, photoId: photo.id, masked });
    const done = after(decided(mask, { photos: [photo, next] }, context));
    const inItsPlace = { ...masked, state: "waiting", thumb: "", isAfter: true, maskOf: photo.id };
    expect(done.photos).toEqual([inItsPlace, next]);
    expect(decided(mask, done, context)).toEqual({
      ok: true,
      value: { content: expect.anything() as object },
    });
    expect(after(decided(mask, done, context)).rev).toBe(done.rev);
    expect(decided(mask, { photos: [next] }, context)).toEqual(refused("not_possible"));
    expect(decided(mask, { photos: [photo] })).toEqual(refused("not_allowed"));
  });
});
