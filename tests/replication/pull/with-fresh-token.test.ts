import { describe, expect, it, vi } from "vitest";
import { withFreshToken } from "../../../replication/pull/with-fresh-token.ts";
import { anomaliesScope } from "./a-town.ts";

/** A page whose answers are these, one after the other, and what was done for them. */
function aPage(...answers: readonly (string | null)[]) {
  const done: string[] = [];
  const left = [...answers];
  const page = vi.fn<Parameters<typeof withFreshToken>[0]>(async () => {
    const code = left.shift() ?? null;
    done.push(code ?? "read");
    if (code !== null) throw Object.assign(new Error(code), { code });
    return [];
  });
  const read = withFreshToken(page, async () => done.push("renew"));
  return { read: () => read(anomaliesScope(), null, 10), page, done };
}

describe("a page of the pull, on a device whose clock is behind [PULL-5]", () => {
  it("is asked for once more with a new token where the server calls the old one none", async () => {
    const { read, page, done } = aPage("unauthenticated");
    expect(await read()).toEqual([]);
    expect(done).toEqual(["unauthenticated", "renew", "read"]);
    expect(page.mock.calls[1]).toEqual(page.mock.calls[0]);
  });

  it("fails where the new one is none either, and where something else is wrong", async () => {
    const again = aPage("unauthenticated", "unauthenticated");
    await expect(again.read()).rejects.toThrow("unauthenticated");
    expect(again.done).toEqual(["unauthenticated", "renew", "unauthenticated"]);
    const denied = aPage("permission-denied");
    await expect(denied.read()).rejects.toThrow("permission-denied");
    expect(denied.done).toEqual(["permission-denied"]);
  });
});
