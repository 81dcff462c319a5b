import { afterEach, describe, expect, it, vi } from "vitest";
import { SECOND_MS } from "../../src/domain/basics/instant.ts";

type Waits = Readonly<Record<string, number>>;

/** The table as a build has it that is local, or not. */
async function waitsOf(local: "1" | undefined): Promise<Waits> {
  vi.resetModules();
  vi.stubEnv("VITE_PARVIS_LOCAL", local);
  return { ...(await import("../../src/clock/waits.ts")) };
}

afterEach(() => vi.unstubAllEnvs());

describe("how long Parvis waits", () => {
  it("is what it promises in every build that is not local [SW-15, OFF-15, PULL-5]", async () => {
    expect(await waitsOf(undefined)).toMatchObject({
      NETWORK_IDLE_MS: 2 * SECOND_MS,
      MISSING_MS: 8 * SECOND_MS,
      PULL_ANSWER_MS_MAX: 20 * SECOND_MS,
      START_AGAIN_MS: 30 * SECOND_MS,
      CITY_AGAIN_MS: 30 * SECOND_MS,
    });
  });

  it("is less in a local build only where no request is limited and nobody is told anything by it [LAND-5]", async () => {
    const [real, local] = [await waitsOf(undefined), await waitsOf("1")];
    const changed = Object.keys(real).filter((name) => real[name] !== local[name]);
    expect(changed.toSorted()).toEqual([
      "CITY_AGAIN_MS",
      "MADE_CITY_MS_MAX",
      "MISSING_MS",
      "OUTBOX_BUSY_MS",
      "PREVIEWS_REST_MS",
      "START_AGAIN_MS",
      "TILES_AGAIN_MS",
      "WORKER_PAUSE_MS",
      "WORK_LOOK_EVERY_MS",
    ]);
    expect(changed.filter((name) => Number(local[name]) >= Number(real[name]))).toEqual([]);
  });
});
