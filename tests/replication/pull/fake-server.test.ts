import { NOW } from "../../examples/identifiers.ts";
import { FakeServer } from "./fake-server.ts";
import { fakeTime } from "./fake-time.ts";
import { remoteContract, type RemoteUnderTest } from "./remote-contract.ts";

const TURNS_MAX = 1000;

async function open(): Promise<RemoteUnderTest> {
  const time = fakeTime(NOW);
  const server = new FakeServer(time);
  const remote = server.connect();
  const until = async (condition: () => boolean): Promise<void> => {
    for (let turn = 0; !condition(); turn += 1) {
      if (turn > TURNS_MAX) throw new Error("It never came true.");
      await time.advance(1);
    }
  };
  return {
    remote: {
      ...remote,
      async page(...asked) {
        const answer = remote.page(...asked);
        // A refusal is looked at by the test, later.
        answer.catch(() => undefined);
        await time.advance(20);
        return answer;
      },
    },
    write: async (path, id, data, updatedAt) => server.write(path, id, data, updatedAt),
    erase: async (path, id) => server.erase(path, id),
    refuse: async (isRefused) => void (server.faults.refused = () => isRefused),
    until,
    end: () => remote.close(),
  };
}

remoteContract("the server of the tests", open);
