import { onTestFinished } from "vitest";
import { pruneOutbox } from "../../replication/prune-outbox.ts";
import { aDevice } from "../data/environment/a-device.ts";
import { aReplica } from "../data/replica/a-replica.ts";
import { fakeClock } from "../support/fake-clock.ts";

/** A page that carries this device's outbox, over what the city has said so far. */
export async function anOutboxPage() {
  const device = aDevice();
  const replica = await aReplica();
  const time = fakeClock();
  const doubted: string[] = [];
  let awaited: readonly string[] = [];
  const stop = pruneOutbox(device, replica, {
    time,
    onMissing: (cityId) => doubted.push(cityId),
    onAwaited: (messages) => {
      awaited = messages.map(({ subject }) => subject.id);
    },
    onProblem: (error) => {
      throw error;
    },
  });
  onTestFinished(async () => {
    stop();
    await replica.close();
  });
  return { device, replica, time, doubted, awaited: () => awaited, stop };
}
