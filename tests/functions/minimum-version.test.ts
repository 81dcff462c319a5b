import { describe, expect, it, vi } from "vitest";
import { minimumReader } from "../../functions/src/store/minimum-version.ts";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";

function aReader(...answers: readonly unknown[]) {
  const left = [...answers];
  const environment = { now: 1_000 };
  const read = vi.fn<() => Promise<unknown>>(async () => {
    const next = left.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  return {
    environment,
    read,
    minimum: minimumReader({ read, keptMs: () => MINUTE_MS, now: () => environment.now }),
  };
}

describe("the oldest version that functions take commands from", () => {
  it("is read once a minute, and no more [SEC-9]", async () => {
    const { environment, read, minimum } = aReader("0.2.0", "0.3.0");
    expect([await minimum(), await minimum()]).toEqual(["0.2.0", "0.2.0"]);
    environment.now += MINUTE_MS - 1;
    expect(await minimum()).toBe("0.2.0");
    expect(read).toHaveBeenCalledOnce();
    environment.now += 1;
    expect(await minimum()).toBe("0.3.0");
  });

  it.each([[undefined], [null], [7]])("is any version where the document says %s [SEC-9]", async (said) => {
    expect(await aReader(said).minimum()).toBe("0");
  });

  it("is asked again when it could not be read, and never guessed [SEC-9, P13]", async () => {
    const { minimum } = aReader(new Error("unavailable"), "0.2.0");
    await expect(minimum()).rejects.toThrow("unavailable");
    expect(await minimum()).toBe("0.2.0");
  });
});
