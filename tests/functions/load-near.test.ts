import type { CollectionReference } from "firebase-admin/firestore";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inReach, loadNear } from "../../functions/src/commands/load-near.ts";
import { logs } from "../../functions/src/logs.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { aSnapshot } from "./support/snapshots.ts";

const cityId = "35024";
const wanted = { place: placeOf(48, -1.6), categoryId: "voirie", reachM: 100 } as const;

afterEach(() => vi.restoreAllMocks());

type Asked = readonly (readonly [string, ...unknown[]])[];

/** Reports that each question finds; it says what each one asked. */
function finding(answers: readonly (readonly object[])[]): readonly Asked[] {
  const asked: Asked[] = [];
  const questionOf = (steps: Asked): object => {
    const then =
      (name: string) =>
      (...step: readonly unknown[]) =>
        questionOf([...steps, [name, ...step]]);
    const get = async () => {
      const answer = answers[asked.length] ?? [];
      asked.push(steps);
      return { docs: answer.map((data, index) => aSnapshot(anIdentifier(200 + index), { ...data })) };
    };
    return { where: then("where"), orderBy: then("orderBy"), limit: then("limit"), get };
  };
  vi.spyOn(refs, "contents").mockImplementation(() => questionOf([]) as CollectionReference);
  return asked;
}

const latsOf = (asked: Asked) =>
  asked.flatMap(([, field, , bound]) => (field === "place.latE6" ? [bound] : []));
const many = (count: number) => Array.from({ length: count }, () => anAnomaly());

describe("what is near a report", () => {
  it("is open, of its category and not farther than is asked for, to the north as to the west [ANO-35]", () => {
    const [lat, lng] = [901, 1_347];
    const expected = refs
      .contents(cityId, "anomalies")
      .where("categoryId", "==", "voirie")
      .where("status", "in", ["new", "ack", "info", "planned", "progress", "forwarded", "claimed", "reopen"])
      .where("place.latE6", ">=", 48_000_000 - lat)
      .where("place.latE6", "<=", 48_000_000 + lat)
      .where("place.lngE6", ">=", -1_600_000 - lng)
      .where("place.lngE6", "<=", -1_600_000 + lng)
      .limit(40);
    expect(inReach(cityId, wanted).isEqual(expected)).toBe(true);
  });

  it("is read at once, under its own id, where it is no crowd; what cannot be read is left out [ANO-35] [P1]", async () => {
    const asked = finding([[...many(38), { title: 7 }]]);
    const found = await loadNear(cityId, wanted);
    expect(found).toHaveLength(38);
    expect(found[0]).toEqual([{ collection: "anomalies", id: anIdentifier(200) }, anAnomaly()]);
    expect(asked).toHaveLength(1);
  });

  it("is the newest of all, of a part and of the very spot where it is a crowd [ANO-35]", async () => {
    const asked = finding([many(40), many(2), many(1), []]);
    expect(await loadNear(cityId, wanted)).toHaveLength(3);
    const reaches = asked.slice(1).map((steps) => Number(latsOf(steps)[1]) - wanted.place.latE6);
    expect(reaches).toEqual([901, 226, 19]);
    for (const steps of asked.slice(1)) expect(steps.at(-1)).toEqual(["orderBy", "createdAt", "desc"]);
  });

  it("is nothing where it cannot be read, which the log says [ANO-35] [P1]", async () => {
    const error = new Error("The index is being built.");
    vi.spyOn(refs, "contents").mockImplementation(() => {
      throw error;
    });
    const said = vi.spyOn(logs, "nearUnreadable").mockReturnValue(undefined);
    expect(await loadNear(cityId, wanted)).toEqual([]);
    expect(said.mock.calls).toEqual([[cityId, error]]);
  });
});
