import { describe, expect, it } from "vitest";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import { isShownTo } from "../../src/domain/content/is-shown-to.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import type { Visibility } from "../../src/domain/content/content.ts";
import { aGuest, aModerator, anAdmin, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const SECRET = "Derrière chez Mme Morvan";

function written(visibility: Visibility): Anomaly {
  return anAnomaly({
    visibility,
    title: SECRET,
    description: SECRET,
    address: SECRET,
    locationHint: SECRET,
    photos: [{ id: anIdentifier(9), alt: SECRET, state: "waiting", thumb: "" }],
    authorId: SECRET,
    authorName: SECRET,
    partner: SECRET,
    history: [{ at: NOW, status: "new", reason: SECRET, byKind: "guest", byName: SECRET }],
  });
}

describe("what everybody's devices hold", () => {
  it("is the whole report when it is public, and not which account wrote it [ANO-4] [SEC-15]", () => {
    expect(publicProjectionOf(written("public"))).toEqual({ ...written("public"), authorId: "" });
  });

  it.each(["pending", "hidden", "private"] as const)(
    "has not a word of a %s report, nor its author [ANO-4] [PULL-7]",
    (visibility) => {
      const projection = publicProjectionOf(written(visibility));
      expect(JSON.stringify(projection)).not.toContain(SECRET);
      expect(projection.photos).toEqual([]);
      // How exactly a telephone knew where it was tells something of who held it.
      expect(projection.accuracyM).toBeNull();
      expect(projection.history).toEqual([
        { at: NOW, status: "new", reason: "", byKind: "resident", byName: "" },
      ]);
      expect(publicProjectionOf(projection)).toEqual(projection);
      expect(parseAnomaly(projection)).toEqual({ ok: true, value: projection });
    },
  );

  it("keeps the pin, the category and the status of what waits for a moderator [ANO-4]", () => {
    const { place, categoryId, subcategoryId, status, createdAt } = written("pending");
    expect(publicProjectionOf(written("pending"))).toMatchObject({
      place,
      categoryId,
      subcategoryId,
      status,
      createdAt,
    });
  });

  it("does not even say where and what a private report is [ANO-5]", () => {
    expect(publicProjectionOf(written("private"))).toMatchObject({
      place: { latE6: 0, lngE6: 0 },
      categoryId: "autre",
      subcategoryId: "autre",
    });
  });
});

describe("a private report", () => {
  const mine = anAnomaly({ visibility: "private", authorId: aResident().uid });

  it("is shown to its author and the city's moderators only [ANO-5]", () => {
    const viewers = [
      aResident(),
      aModerator(),
      anAdmin(),
      aGuest(),
      aModerator({ moderatorOfCities: ["35238"] }),
    ];
    expect(viewers.map((viewer) => isShownTo(mine, viewer))).toEqual([true, true, true, false, false]);
  });

  it("is shown to nobody once it is emptied [ANO-5]", () => {
    const viewers = [aResident(), aModerator(), aGuest({ uid: "" })];
    expect(viewers.map((viewer) => isShownTo(publicProjectionOf(mine), viewer))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
