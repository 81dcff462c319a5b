import { afterEach, beforeEach, expect } from "vitest";
import type { Pull } from "../../../replication/pull/start.ts";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { aDevice, type Device } from "./a-device.ts";
import { FakeServer } from "./fake-server.ts";
import { fakeTime, type FakeTime } from "./fake-time.ts";

/** The anomalies of Betton, which most tests pull. */
export const SCOPE = anomaliesScope();

export interface PullingDevice {
  readonly time: FakeTime;
  readonly server: FakeServer;
  readonly device: Device;
  /** A pull of the scope that has caught up. */
  readonly live: () => Promise<Pull>;
  /** How many anomalies the screens could read. */
  readonly count: () => Promise<number>;
}

/** For each test of a file: a device of its own, a server, and a time that only the test moves. */
export function aPullingDevice(): PullingDevice {
  let time: FakeTime;
  let server: FakeServer;
  let device: Device;
  beforeEach(async () => {
    time = fakeTime(NOW);
    server = new FakeServer(time);
    device = await aDevice(server, time);
  });
  afterEach(() => device.close());
  return {
    get time() {
      return time;
    },
    get server() {
      return server;
    },
    get device() {
      return device;
    },
    async live() {
      const pull = device.start([SCOPE]);
      await time.advance(SECOND_MS);
      expect(pull.state(SCOPE)).toBe("live");
      return pull;
    },
    count: async () => (await device.held("anomalies")).size,
  };
}
