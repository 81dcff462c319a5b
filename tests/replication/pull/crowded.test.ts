import { describe, expect, it } from "vitest";
import { LISTENED_DOCS_MAX, OVERLAP_MS } from "../../../replication/pull/limits.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aPullingDevice, SCOPE } from "./a-pulling-device.ts";
import { positionOf, publish } from "./a-town.ts";

const here = aPullingDevice();

/** More reports in one moment than a listener sees, in parts that it does hear of. */
async function aBurst(from: number): Promise<void> {
  for (let n = 0; n <= LISTENED_DOCS_MAX; n += 1) {
    publish(here.server, from + n);
    if (n % 100 === 0) await here.time.advance(10);
  }
  await here.time.advance(MINUTE_MS);
}

const has = async (n: number) => (await here.device.held("anomalies")).has(anIdentifier(n));
const pagesOf = () => here.server.pages.filter((path) => path === SCOPE.path).length;

describe("a commit that shows late below a burst that nobody could listen to", () => {
  it("is read once it can be late no more, from where the position stayed [PULL-16]", async () => {
    publish(here.server, 1);
    await here.live();
    await aBurst(1_000);
    publish(here.server, 2, {}, here.server.stamp(here.time.now() - 8 * MINUTE_MS));
    await here.time.advance(MINUTE_MS);
    expect(await has(2)).toBe(false);
    const { checkpoint } = await positionOf(here.device);
    publish(here.server, 3);
    await here.time.advance(MINUTE_MS);
    expect(await has(3)).toBe(true);
    expect((await positionOf(here.device)).checkpoint).toBe(checkpoint);
    await here.time.advance(OVERLAP_MS);
    expect(await has(2)).toBe(true);
  });

  it("is looked for once, however long the town then stays quiet [PULL-16] [PULL-8]", async () => {
    await here.live();
    await aBurst(1_000);
    await here.time.advance(2 * OVERLAP_MS);
    const read = pagesOf();
    await here.time.advance(10 * OVERLAP_MS);
    expect(pagesOf()).toBe(read);
  });
});
