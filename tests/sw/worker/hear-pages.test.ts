import { expect, it } from "vitest";
import { hearPages } from "../../../sw/hear-pages.ts";
import { CLAIM, FILL_SHELL, SKIP_WAITING } from "../../../sw/messages.ts";
import { aWorkerScope } from "./a-worker.ts";

it.each([
  [SKIP_WAITING, ["take over"]],
  [CLAIM, ["serve every page"]],
  [FILL_SHELL, []],
])(
  "does what a page asks for with %s, and nothing else, before it rests [SW-4, SW-21]",
  async (type, expected) => {
    const { scope, wake } = aWorkerScope({});
    const done: string[] = [];
    Object.assign(scope, { skipWaiting: async () => void done.push("take over") });
    Object.assign(scope.clients, { claim: async () => void done.push("serve every page") });
    hearPages(scope);
    await wake("message", { data: { type } });
    expect(done).toEqual(expected);
  },
);
