import { describe, expect, it } from "vitest";
import type { Identifier } from "../../src/domain/basics/identifier.ts";
import { stillHere, stillHereCount } from "../../src/domain/sync/still-here.ts";
import type { PendingCommand } from "../../src/domain/sync/sync-state.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const row = (state: PendingCommand["state"], ...photoIds: readonly Identifier[]) => ({ state, photoIds });
const photo = (n: number, over: { readonly sent?: boolean; readonly refusal?: string } = {}) => {
  return { id: anIdentifier(n), sent: over.sent ?? false, refusal: over.refusal ?? null };
};

describe("what is still on this device", () => {
  it("is nothing once the city has every text and every photo [OFF-16]", () => {
    const here = stillHere([row("applied"), row("applied", anIdentifier(11))], [photo(11, { sent: true })]);
    expect(stillHereCount(here)).toBe(0);
    expect(here.rows).toEqual([]);
  });

  it("is a report whose text has gone and two of whose photos wait [OFF-16]", () => {
    const report = row("applied", anIdentifier(11), anIdentifier(12), anIdentifier(13));
    const here = stillHere([report], [photo(11, { sent: true }), photo(12), photo(13)]);
    expect(here).toMatchObject({ rows: [report], texts: 0, photos: 2 });
    expect(stillHereCount(here)).toBe(1);
  });

  it("is what was refused or is to be reviewed, and no photo of a text that waits with it [OFF-16]", () => {
    const here = stillHere([row("queued", anIdentifier(11)), row("refused"), row("conflict")], [photo(11)]);
    expect(here).toMatchObject({ texts: 1, photos: 0, refused: 1, toReview: 1, refusedPhotos: 0 });
    expect(stillHereCount(here)).toBe(3);
  });

  it("is a photo that the city refused, until the person has removed it, and no draft's photo [OFF-16]", () => {
    const here = stillHere([], [photo(11, { refusal: "broken_image" }), photo(12)]);
    expect(stillHereCount(here)).toBe(1);
  });
});
