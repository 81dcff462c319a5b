import { expect, it } from "vitest";
import type { RemoteCollections } from "../../replication/pull/ports.ts";
import { scopesOfCity } from "../../replication/pull/scope.ts";
import { readCity } from "../../src/app/sync/read-city.ts";
import { SECOND_MS } from "../../src/domain/basics/instant.ts";
import { aCity } from "../examples/a-city.ts";
import { NOW } from "../examples/identifiers.ts";
import { aDevice } from "../replication/pull/a-device.ts";
import { FakeServer } from "../replication/pull/fake-server.ts";
import { fakeTime } from "../replication/pull/fake-time.ts";

const BETTON = "35024";

/** A connection that was told of no such city, and keeps to it. */
function denying(remote: RemoteCollections): RemoteCollections {
  const none = [{ id: BETTON, updatedAt: null, data: null }];
  return {
    ...remote,
    page: async () => none,
    listen: (_scope, _from, tell) => {
      tell({ fromCache: false, documents: none });
      return () => undefined;
    },
  };
}

it("has a city that was just made, although the connection keeps to what it heard before [CITY-2, CITY-32]", async () => {
  const time = fakeTime(NOW);
  const server = new FakeServer(time);
  const device = await aDevice(server, time, async () => {
    const remote = server.connect();
    return server.instances === 1 ? denying(remote) : remote;
  });
  const pull = device.start(scopesOfCity(BETTON));
  const reading = { pull, replica: device.replica, clock: time };
  const before = readCity(reading, BETTON, "if-any");
  await time.advance(SECOND_MS);
  expect(await before).toBeUndefined();

  server.write("cities", BETTON, { ...aCity({ id: BETTON }) });
  const made = readCity(reading, BETTON, "must-come");
  await time.advance(2 * SECOND_MS);
  expect(server.instances).toBe(1);
  await time.advance(2 * SECOND_MS);
  expect(await made).toMatchObject({ id: BETTON });
  await pull.stop();
  await device.close();
});
