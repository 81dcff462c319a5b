import { expect, it } from "vitest";
import { lockLine, type Locks } from "../../../replication/pull/lock-line.ts";

const LOCKS: Locks = navigator.locks;
const turn = () => new Promise((resume) => setImmediate(resume));

function aPage(name: string) {
  const turns: boolean[] = [];
  return { ...lockLine(name, LOCKS, (leads) => turns.push(leads)), turns };
}

it("gives the lead to who stands first, and to the next when that one leaves [PULL-6]", async () => {
  const [first, second] = [aPage("in-turn"), aPage("in-turn")];
  first.stand(false);
  second.stand(false);
  await turn();
  expect([first.leads(), second.leads()]).toEqual([true, false]);
  first.leave();
  await turn();
  expect([first.turns, second.turns]).toEqual([[true, false], [true]]);
  second.leave();
  first.stand(false);
  await turn();
  expect(first.leads()).toBe(true);
  first.leave();
});

it("tells who leads that the lead was taken [PULL-6]", async () => {
  const [first, second] = [aPage("taken"), aPage("taken")];
  first.stand(false);
  await turn();
  second.stand(true);
  await turn();
  expect([first.turns, second.turns]).toEqual([[true, false], [true]]);
  second.leave();
});

it("gives nothing to a page that left the line before its turn [PULL-6]", async () => {
  const [first, second, third] = [aPage("left"), aPage("left"), aPage("left")];
  first.stand(false);
  second.stand(false);
  await turn();
  second.leave();
  third.stand(false);
  first.leave();
  await turn();
  expect([second.turns, third.turns]).toEqual([[], [true]]);
  third.leave();
  await turn();
  expect(third.turns).toEqual([true, false]);
});

it("keeps the lead of a page that stands anew in its own place [PULL-6]", async () => {
  const page = aPage("anew");
  page.stand(false);
  await turn();
  page.stand(true);
  await turn();
  expect([page.leads(), page.turns]).toEqual([true, [true]]);
  page.leave();
});

it("gives nothing where the lock comes after the page has left [PULL-6]", async () => {
  const late: (() => Promise<void>)[] = [];
  const locks: Locks = {
    request: (_name, _options, hold) => (late.push(hold), new Promise(() => undefined)),
  };
  const turns: boolean[] = [];
  const line = lockLine("late", locks, (leads) => turns.push(leads));
  line.stand(true);
  line.leave();
  await late[0]?.();
  expect(turns).toEqual([]);
});
