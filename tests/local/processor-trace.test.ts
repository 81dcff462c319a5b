import { expect, it } from "vitest";
import { byProcessorTime } from "../../bench/processor-trace.ts";

const MAIN = { pid: 7, tid: 1 };
const OTHER = { pid: 7, tid: 2 };
const named = (thread: typeof MAIN, name: string) =>
  ({ ...thread, ph: "M", name: "thread_name", ts: 0, args: { name } }) as const;
const NAMES = [named(MAIN, "CrRendererMain"), named(OTHER, "Compositor")];

const task = (thread: typeof MAIN, ts: number, dur: number, tts: number, tdur: number) =>
  ({ ...thread, ph: "X", name: "ThreadControllerImpl::RunTask", ts, dur, tts, tdur }) as const;

const changed = (...events: Parameters<typeof byProcessorTime>[0]["traceEvents"]) =>
  byProcessorTime({ traceEvents: [...NAMES, ...events] }).traceEvents.slice(NAMES.length);

it("gives a task of a page's main thread the time that it worked, from where it began", () => {
  const [first, second] = changed(task(MAIN, 1000, 100, 50, 20), task(MAIN, 2000, 30, 70, 30));
  expect([first, second]).toMatchObject([
    { ts: 1000, dur: 20 },
    { ts: 2000, dur: 30 },
  ]);
});

it("keeps what happens within a task there, in its order", () => {
  const call = { ...MAIN, ph: "X", name: "FunctionCall", ts: 1040, dur: 50, tts: 58, tdur: 10 } as const;
  const mark = { ...MAIN, ph: "I", name: "firstPaint", ts: 1095 } as const;
  const [whole, inner, told] = changed(task(MAIN, 1000, 100, 50, 20), call, mark);
  expect([whole, inner, told]).toMatchObject([{ ts: 1000, dur: 20 }, { ts: 1008, dur: 10 }, { ts: 1019 }]);
});

it("leaves other threads and what is between two tasks as they are", () => {
  const between = { ...MAIN, ph: "I", name: "firstPaint", ts: 1500 } as const;
  const others = [task(OTHER, 1000, 100, 50, 20), between];
  expect(changed(task(MAIN, 1000, 100, 50, 20), ...others).slice(1)).toEqual(others);
});
