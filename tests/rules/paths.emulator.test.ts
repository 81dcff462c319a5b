import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "./support/operations.ts";
import { tokenOf } from "./support/roles.ts";
import { seedMatrix } from "./support/seed.ts";

/** Codes that are no commune of the register: the app's own word for "none", lower case, tricks. */
const NO_CITIES = [
  "France",
  "2a004",
  "350240",
  "3502",
  "..",
  ".",
  "%2E%2E",
  "35024%2F..",
  "__35024__",
  "35024%00",
];

/** A 404 would mean that the rules agreed and only the document was missing. */
const REFUSED_OR_NO_PATH = [400, 403];

beforeAll(seedMatrix, 60_000);

describe("a path that is no commune's", () => {
  it.each(NO_CITIES)("gives nothing under cities/%s [SEC-2]", async (cityId) => {
    const token = tokenOf("admin");
    for (const path of ["anomalies/a1", "moderation/a1"]) {
      const { status } = await OPERATIONS.get(`cities/${cityId}/${path}`, token);
      expect(REFUSED_OR_NO_PATH).toContain(status);
    }
  });

  it("does not lead from one's own account to another's [SEC-2]", async () => {
    const path = "users/resident-maelle%2F..%2Fresident-yann/receipts/r1";
    expect(REFUSED_OR_NO_PATH).toContain((await OPERATIONS.get(path, tokenOf("neighbour"))).status);
  });

  it("opens no document below a moderated item, nor beside the statistics [SEC-3]", async () => {
    const token = tokenOf("moderator");
    expect((await OPERATIONS.get("cities/35024/moderation/a1/notes/n1", token)).status).toBe(403);
    expect((await OPERATIONS.get("cities/35024/statistics/other", token)).status).toBe(403);
  });
});
