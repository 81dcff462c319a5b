import { expect, it } from "vitest";
import { pause } from "../../../src/clock/pause.ts";
import { hearPages } from "../../../sw/hear-pages.ts";
import { CLAIM, FILL_SHELL, SKIP_WAITING } from "../../../sw/messages.ts";
import { aWorkerScope } from "./a-worker.ts";

it.each([
  [SKIP_WAITING, ["take over"]],
  [CLAIM, ["serve every page"]],
  [FILL_SHELL, []],
])(
  "the worker does what a page asks for with %s, and nothing else, before it rests [SW-4, SW-21]",
  async (type, expected) => {
    const { scope, wake } = aWorkerScope({});
    const done: string[] = [];
    const later = (what: string) => () => pause(0).then(() => done.push(what));
    Object.assign(scope, { skipWaiting: later("take over") });
    Object.assign(scope.clients, { claim: later("serve every page") });
    hearPages(scope);
    await wake("message", { data: { type } });
    expect(done).toEqual(expected);
  },
);
