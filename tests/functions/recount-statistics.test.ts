import { afterEach, expect, it, vi } from "vitest";
import { recountDue, recountStatistics } from "../../functions/src/cities/recount-statistics.ts";
import { NOW } from "../examples/identifiers.ts";

const done = vi.hoisted((): unknown[] => []);
const step = vi.hoisted(() => (name: string, answer?: unknown) => (...asked: unknown[]) => {
  done.push([name, ...asked]);
  return Promise.resolve(answer);
});
vi.mock("../../functions/src/cities/move-contour.ts", () => ({ moveContour: step("contour") }));
vi.mock("../../functions/src/cities/resolve-claimed.ts", () => ({ resolveClaimed: step("claimed") }));
vi.mock("../../functions/src/marks/tally-marks.ts", () => ({ tallyMarks: step("marks") }));
vi.mock("../../functions/src/cities/recount-city.ts", () => ({ recountCity: step("city", 5) }));
vi.mock("../../functions/src/cities/due-cities.ts", () => ({
  settleDue: step("settle"),
  dueCities: () => Promise.resolve([{ cityId: "35024", dueAt: 1 }]),
}));
vi.mock("../../functions/src/tasks/later.ts", () => ({ doLater: step("later") }));

afterEach(() => void done.splice(0));

it("A city that is due has all done that a night does there, then is due no more [CITY-24] [ANO-26]", async () => {
  await recountDue({ cityId: "35024" }, NOW);
  expect(done).toEqual([
    ["contour", "35024"],
    ["claimed", "35024", NOW],
    ["marks", "35024"],
    ["city", "35024", NOW],
    ["settle", "35024", NOW, 5],
  ]);
});

it("The night asks for a task of each city that is due [CITY-24] [P10]", async () => {
  await recountStatistics.run({ scheduleTime: "2026-03-12T03:00:00Z" });
  expect(done).toMatchObject([["later", { name: "cities-recount" }, { cityId: "35024" }, {}]]);
});
