import { afterEach, describe, expect, it } from "vitest";
import { contourRowId } from "../../../src/data/contours/contour-row-id.ts";
import { watchMissingContours } from "../../../src/data/contours/missing-contours.ts";
import { COLLECTIONS } from "../../../src/data/replica/collections.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import { rankOf } from "../../../src/domain/basics/instant.ts";
import type { City } from "../../../src/domain/city/city.ts";
import { contourApart } from "../../../src/domain/city/contour.ts";
import { aCity } from "../../examples/a-city.ts";
import { NOW } from "../../examples/identifiers.ts";
import { aReplica } from "../replica/a-replica.ts";
import { waitFor } from "../../support/wait-for.ts";

const COLUMNS = {
  id: "35024",
  cityId: "35024",
  rank: rankOf(NOW),
  updatedAt: NOW,
  epoch: "1.a",
  listed: true,
};
const KEPT = contourApart("35024", aCity().contour);

let replica: Replica;

afterEach(() => replica.remove());

async function cityComes(over: Partial<City>): Promise<void> {
  const doc = aCity(over);
  await replica.cities.upsert({ ...COLUMNS, rev: doc.rev, doc });
}

async function contourComes(rev: number): Promise<void> {
  if (KEPT === undefined) throw new Error("The example has a contour.");
  await replica.contours.upsert({
    ...COLUMNS,
    id: contourRowId("35024"),
    rev,
    doc: { ...KEPT.apart, rev, updatedAt: NOW },
  });
}

/** What is missing now, as often as that changes. */
function watched() {
  let missing: readonly string[] | undefined;
  const stop = watchMissingContours(replica, (ids) => (missing = [...ids]));
  const until = (ids: readonly string[]) => waitFor(() => expect(missing).toEqual(ids));
  return { stop, until, last: () => missing };
}

describe("the contour of a commune", () => {
  it("is read once, and again when there is a newer one [CITY-6] [PULL-9]", async () => {
    replica = await aReplica();
    const { stop, until } = watched();
    await cityComes({ ...KEPT?.city });
    await until(["35024"]);
    await contourComes(1);
    await until([]);
    await cityComes({ ...KEPT?.city, contourRev: 2, rev: 2 });
    await until(["35024"]);
    stop();
  });

  it("is watched by nobody who left [PULL-9, P8]", async () => {
    replica = await aReplica();
    const [left, stayed] = [watched(), watched()];
    await left.until([]);
    left.stop();
    await cityComes({ ...KEPT?.city });
    await stayed.until(["35024"]);
    expect(left.last()).toEqual([]);
    stayed.stop();
  });

  it("is not taken for there where the numbers of the commune are [CITY-6, CITY-24]", async () => {
    replica = await aReplica();
    const { stop, until } = watched();
    await cityComes({ ...KEPT?.city });
    const doc = { cityId: "35024", said: {}, rev: 9, updatedAt: NOW };
    await replica.statistics.upsert({ ...COLUMNS, rev: 9, doc });
    await cityComes({ ...KEPT?.city, rev: 2 });
    await until(["35024"]);
    stop();
  });

  it("is not asked for where version 0.1 left it in the commune's own document [CITY-6]", async () => {
    const { box: _, contourRev: __, ...former } = aCity();
    const parsed = COLLECTIONS.cities.parse(former);
    expect(parsed).toMatchObject({ value: { contour: aCity().contour, box: null, contourRev: 0 } });
    replica = await aReplica();
    const { stop, until } = watched();
    await cityComes({});
    await until([]);
    stop();
  });
});
