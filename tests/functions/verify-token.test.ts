import { describe, expect, it, vi } from "vitest";
import { verifyToken } from "../../functions/src/access/verify-token.ts";

const verifyIdToken = vi.hoisted(() => vi.fn<(token: string, checkRevoked: boolean) => Promise<object>>());
vi.mock("../../functions/src/firebase.ts", () => ({ auth: () => ({ verifyIdToken }) }));

describe("a token that somebody sends", () => {
  // The emulator looks for revoked sessions even where it is not asked to: only the question itself can be seen.
  it("is asked about at the identity provider, so that ended sessions end here too [P9]", async () => {
    verifyIdToken.mockResolvedValue({ uid: "resident-yann" });
    expect(await verifyToken("a.b.c")).toEqual({ uid: "resident-yann" });
    expect(verifyIdToken).toHaveBeenCalledWith("a.b.c", true);
  });
});
