import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Indexes {
  readonly indexes: readonly unknown[];
  readonly fieldOverrides: readonly { readonly collectionGroup: string; readonly fieldPath: string }[];
}

const { indexes, fieldOverrides } = JSON.parse(readFileSync("firestore.indexes.json", "utf8")) as Indexes;

/** Server code, and the pull: the only places that ask Firestore for a list. */
function sourcesThatAsk(): string {
  const files = execFileSync("git", ["ls-files", "functions/src", "replication/pull"], { encoding: "utf8" });
  const code = files.split("\n").filter((file) => file.endsWith(".ts"));
  return code.map((file) => readFileSync(file, "utf8")).join("\n");
}

describe("the indexes of the database", () => {
  it("are the automatic ones, those of reports nearby, that of a page of a thread, that of what repeats and those of what administrators are asked for: every other list is asked for by one field alone [F81]", () => {
    const ordered = [...sourcesThatAsk().matchAll(/\b(?:orderBy|where)\(\s*([^,)]+)/gu)].map(
      ([, field]) => field,
    );
    expect(
      ordered.filter(
        (field) =>
          !/^(?:"(?:updatedAt|page|categoryId|place\.(?:lat|lng)E6|startsAt|repeats\.(?:count|every)|status|cityId|flagged|disabledUntil|dueAt|follows|cells|digest|name|displayName|isDisabled|isOfficial|moderatorOfCities|waitingSince|createdAt|decidedAt|counts\.thank|talk\.officialAt|state|uid|askedBy|at)"|only\.field|(?:FieldPath\.)?documentId\()/u.test(
            field ?? "",
          ),
      ),
    ).toEqual([]);
    expect(indexes).toEqual([
      {
        collectionGroup: "anomalies",
        queryScope: "COLLECTION",
        fields: [
          { fieldPath: "categoryId", order: "ASCENDING" },
          { fieldPath: "status", order: "ASCENDING" },
          { fieldPath: "place.latE6", order: "ASCENDING" },
          { fieldPath: "place.lngE6", order: "ASCENDING" },
        ],
      },
      {
        collectionGroup: "anomalies",
        queryScope: "COLLECTION",
        fields: [
          { fieldPath: "categoryId", order: "ASCENDING" },
          { fieldPath: "status", order: "ASCENDING" },
          { fieldPath: "createdAt", order: "DESCENDING" },
          { fieldPath: "place.latE6", order: "DESCENDING" },
          { fieldPath: "place.lngE6", order: "DESCENDING" },
        ],
      },
      {
        collectionGroup: "messages",
        queryScope: "COLLECTION",
        fields: [
          { fieldPath: "page", order: "ASCENDING" },
          { fieldPath: "updatedAt", order: "ASCENDING" },
        ],
      },
      {
        collectionGroup: "activities",
        queryScope: "COLLECTION_GROUP",
        fields: [
          { fieldPath: "repeats.every", order: "ASCENDING" },
          { fieldPath: "startsAt", order: "ASCENDING" },
        ],
      },
      ...["joinRequests", "blockRequests"].map((collectionGroup) => ({
        collectionGroup,
        queryScope: "COLLECTION",
        fields: [
          { fieldPath: "state", order: "ASCENDING" },
          { fieldPath: "at", order: "ASCENDING" },
        ],
      })),
    ]);
  });

  it("let the mark of a deleted account, and what was asked about one, end by itself [SEC-11]", () => {
    for (const collectionGroup of ["closed", "blockRequests"])
      expect(fieldOverrides).toContainEqual({
        collectionGroup,
        fieldPath: "expireAt",
        ttl: true,
        indexes: [],
      });
  });

  it("leave out what is heavy and never searched, and keep what the pull is ordered by [PULL-1]", () => {
    const left = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(left).toContain("photos.full");
    expect(left).toContain("cities.contour");
    expect(left).toContain("contours.contour");
    // An override takes the place of the automatic index: events of all cities are asked for too.
    expect(fieldOverrides.filter(({ fieldPath }) => fieldPath === "updatedAt")).toEqual([
      {
        collectionGroup: "events",
        fieldPath: "updatedAt",
        indexes: [
          { order: "ASCENDING", queryScope: "COLLECTION" },
          { order: "ASCENDING", queryScope: "COLLECTION_GROUP" },
        ],
      },
    ]);
  });
});
