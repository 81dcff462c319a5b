import { describe, expect, it } from "vitest";
import { whenListened, type Listening } from "../../../replication/pull/when-listened.ts";
import { anomaliesScope } from "./a-town.ts";

const FROM = { since: null, reached: { seconds: 0, nanoseconds: 0 } };

/** Listening as it is opened, begun and ended. */
function aListening(open: (n: number) => Promise<void> = async () => undefined) {
  const told: string[] = [];
  let opened = 0;
  const listening: Listening = {
    listen(_scope, _from, onSnapshot) {
      told.push("listen");
      onSnapshot({ fromCache: false, documents: [] });
      return () => void told.push("stop");
    },
    bounce: async () => void told.push("bounce"),
    close: async () => void told.push("close"),
  };
  const late = whenListened(async () => {
    opened += 1;
    told.push(`open ${opened}`);
    await open(opened);
    return listening;
  });
  const listen = () => {
    let stop = (): void => undefined;
    const heard = new Promise((resolve, reject) => {
      stop = late.listen(anomaliesScope(), FROM, resolve, reject);
    });
    return { heard, stop: () => stop() };
  };
  return { ...late, listen, told };
}

describe("what listens to the city", () => {
  it("is opened by the first who listens, for all of them [PULL-5]", async () => {
    const { listen, told } = aListening();
    expect(told).toEqual([]);
    const one = listen();
    const other = listen();
    expect(await one.heard).toEqual({ fromCache: false, documents: [] });
    await other.heard;
    other.stop();
    expect(told).toEqual(["open 1", "listen", "listen", "stop"]);
  });

  it("is not begun for who left before it was open [PULL-5]", async () => {
    const { listen, told } = aListening();
    listen().stop();
    await listen().heard;
    expect(told).toEqual(["open 1", "listen"]);
  });

  it("says that it could not be opened, and is opened for the next [PULL-5]", async () => {
    const { listen, told } = aListening((n) =>
      n === 1 ? Promise.reject(new Error("lost")) : Promise.resolve(),
    );
    await expect(listen().heard).rejects.toThrow("lost");
    await listen().heard;
    expect(told).toEqual(["open 1", "open 2", "listen"]);
  });

  it("has nothing to mend or to close where nobody listened [PULL-5]", async () => {
    const { listen, bounce, close, told } = aListening();
    await bounce();
    await close();
    expect(told).toEqual([]);
    await listen().heard;
    await bounce();
    await close();
    expect(told).toEqual(["open 1", "listen", "bounce", "close"]);
  });

  it("keeps nobody waiting for what does not come, and ends it should it come after all [PULL-5]", async () => {
    let arrive = (): void => undefined;
    const { listen, bounce, close, told } = aListening(() => new Promise((resolve) => (arrive = resolve)));
    listen().stop();
    await bounce();
    await close();
    expect(told).toEqual(["open 1"]);
    arrive();
    await expect.poll(() => told).toEqual(["open 1", "close"]);
  });
});
