import { expect, it } from "vitest";
import { pause } from "../../../src/clock/pause.ts";
import { hearPages } from "../../../sw/hear-pages.ts";
import { FILL_SHELL, KEEP_SEEN, SERVE, SKIP_WAITING } from "../../../sw/messages.ts";
import { aWorkerScope } from "./a-worker.ts";

it.each([
  [{ type: SKIP_WAITING }, ["take over"]],
  [{ type: SERVE, script: "/assets/own.js" }, ["serve every page"]],
  [{ type: SERVE, script: "/assets/of-another-version.js" }, []],
  [{ type: SERVE }, []],
  [{ type: FILL_SHELL }, []],
  [
    { type: KEEP_SEEN, pictures: ["https://tiles.test/1.png", "no address", 2] },
    ["https://tiles.test/1.png"],
  ],
  [{ type: KEEP_SEEN }, []],
])(
  "the worker does what a page of its version asks for, and nothing else, before it rests: %s [SW-4, SW-21, SW-22]",
  async (data, expected) => {
    const { scope, wake } = aWorkerScope({});
    const done: string[] = [];
    const later = (what: string) => () => pause(0).then(() => done.push(what));
    Object.assign(scope, { skipWaiting: later("take over") });
    Object.assign(scope.clients, { claim: later("serve every page") });
    hearPages(scope, {
      isOfShell: (url) => url === "/assets/own.js",
      keepTiles: async (urls) => void done.push(...urls),
    });
    await wake("message", { data });
    expect(done).toEqual(expected);
  },
);
