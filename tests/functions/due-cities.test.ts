import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { recountTonight, settleDue } from "../../functions/src/cities/due-cities.ts";
import { SAID_MS } from "../../functions/src/cities/due-after.ts";
import { logs } from "../../functions/src/logs.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { takeClock } from "../support/take-clock.ts";
import { documentsHere } from "./support/documents-here.ts";

const here = vi.hoisted(() => ({ db: undefined as unknown }));
vi.mock("../../functions/src/firebase.ts", () => ({ db: () => here.db }));
vi.spyOn(logs, "callFailed").mockReturnValue(undefined);

let life: ReturnType<typeof documentsHere>;

beforeEach(() => {
  life = documentsHere();
  here.db = life.db;
});

const dueAt = (city: string) =>
  (life.documents.get(`recounts/${city}`) as { readonly dueAt: Timestamp }).dueAt.toMillis();

describe("that a city is to be counted", () => {
  it("is said once an hour by one process, whatever happens there [CITY-24] [P10]", async () => {
    const clock = takeClock();
    const began = clock.now();
    for (const ms of [0, 1, SAID_MS - 1]) {
      clock.set(began + ms);
      await recountTonight("35001");
    }
    expect(life.transactions()).toBe(1);
    clock.set(began + SAID_MS);
    await recountTonight("35001");
    expect(life.transactions()).toBe(2);
  });

  it("is said again by the next one where it could not be [CITY-24]", async () => {
    const failing = () => Promise.reject(new Error("no database"));
    here.db = { collection: () => ({ doc: () => ({}) }), runTransaction: failing };
    await recountTonight("35002");
    here.db = life.db;
    await recountTonight("35002");
    expect(life.transactions()).toBe(1);
  });

  it("brings its turn forward and never puts it off [CITY-24]", async () => {
    const now = takeClock().now();
    const at = (ms: number) => ({ dueAt: Timestamp.fromMillis(now + ms) });
    life.documents.set("recounts/35003", at(-DAY_MS)).set("recounts/35004", at(DAY_MS));
    for (const city of ["35003", "35004", "35005"]) await recountTonight(city);
    expect(["35003", "35004", "35005"].map(dueAt)).toEqual([now - DAY_MS, now, now]);
  });

  it("is said for when its numbers change by themselves once it was counted, or no more [CITY-24]", async () => {
    const now = takeClock().now();
    await settleDue("35006", now, now + DAY_MS);
    expect(dueAt("35006")).toBe(now + DAY_MS);
    await settleDue("35006", now, undefined);
    expect(life.documents.size).toBe(0);
  });
});
