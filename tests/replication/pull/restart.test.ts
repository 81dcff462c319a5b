import { expect, it } from "vitest";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import { superviseScope } from "../../../replication/pull/supervise-scope.ts";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { publish } from "./a-town.ts";
import { aPullingDevice, SCOPE } from "./a-pulling-device.ts";

const here = aPullingDevice();

it("begins a scope again only when its reading before has ended: two would write one position [PULL-5]", async () => {
  publish(here.server, 1);
  let end = (): void => undefined;
  const before = new Promise<void>((resolve) => (end = resolve));
  const supervisor = superviseScope(
    {
      store: replicaStore(here.device.replica),
      time: here.time,
      report: () => undefined,
      remote: async () => here.server.connect(),
      onError: async () => undefined,
      onState: () => undefined,
    },
    SCOPE,
    before,
  );
  await here.time.advance(SECOND_MS);
  expect(here.server.reads).toBe(0);
  end();
  await here.time.advance(SECOND_MS);
  expect(here.server.reads).toBeGreaterThan(0);
  await supervisor.stop();
});
