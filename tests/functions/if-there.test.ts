import { expect, it } from "vitest";
import { ifThere } from "../../functions/src/access/if-there.ts";

const failing = (code: string) => Promise.reject(Object.assign(new Error("no"), { code }));

it.each(["auth/user-not-found", "auth/invalid-uid", "auth/invalid-email"])(
  "An account is not there where the provider says %s [SEC-17]",
  async (code) => {
    expect(await ifThere(failing(code))).toBeUndefined();
  },
);

it.each([
  "auth/internal-error",
  "auth/invalid-credential",
  "app/auth/user-not-found",
  "auth/user-not-found-",
])("Nothing is known of an account where the provider says %s [SEC-17]", async (code) => {
  await expect(ifThere(failing(code))).rejects.toThrow("no");
});

it("An account that is there is what the provider says of it [SEC-17]", async () => {
  expect(await ifThere(Promise.resolve("yann"))).toBe("yann");
});
