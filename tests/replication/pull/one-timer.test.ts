import { expect, it } from "vitest";
import { oneTimer } from "../../../replication/pull/one-timer.ts";
import { NOW } from "../../examples/identifiers.ts";
import { fakeTime } from "./fake-time.ts";

it("holds one wait at a time: the later one takes the place of the one before [PULL-5]", async () => {
  const time = fakeTime(NOW);
  const timer = oneTimer(time);
  const ran: string[] = [];
  timer.set(10, () => void ran.push("first"));
  timer.set(20, () => void ran.push("second"));
  await time.advance(30);
  expect(ran).toEqual(["second"]);
  timer.set(10, () => void ran.push("third"));
  timer.cancel();
  await time.advance(30);
  expect(ran).toEqual(["second"]);
});
