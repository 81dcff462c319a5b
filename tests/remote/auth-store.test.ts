import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { storedUser } from "../../src/remote/auth-store.ts";

const YANN = {
  fbase_key: "firebase:authUser:demo-parvis:[DEFAULT]",
  value: {
    uid: "resident-yann",
    apiKey: "demo-parvis",
    stsTokenManager: {
      refreshToken: "refresh-1",
      accessToken: "access-1",
      expirationTime: 1_800_000_000_000,
    },
  },
};

describe("the stored user, as the worker reads it", () => {
  it("finds the user whom the page signed in [P8]", async () => {
    expect(await storedUser(await aStore(YANN))).toEqual({
      uid: "resident-yann",
      apiKey: "demo-parvis",
      refreshToken: "refresh-1",
      accessToken: "access-1",
      expiresAt: 1_800_000_000_000,
    });
  });

  it("finds nobody after a sign-out [P8, F50]", async () => {
    expect(await storedUser(await aStore())).toBeUndefined();
  });

  it("takes no other row of the provider's store for a user [P8]", async () => {
    const sign = { fbase_key: "firebase:persistence:demo-parvis:[DEFAULT]", value: "LOCAL" };
    const half = { ...YANN, value: { uid: "resident-yann", apiKey: "demo-parvis" } };
    expect(await storedUser(await aStore(sign, half))).toBeUndefined();
  });

  it("creates no database where the page has created none [P8]", async () => {
    const disk = new IDBFactory();
    expect(await storedUser(disk)).toBeUndefined();
    expect(await disk.databases()).toEqual([]);
  });
});

async function aStore(...rows: readonly object[]): Promise<IDBFactory> {
  const disk = new IDBFactory();
  await new Promise<void>((resolve) => {
    const request = disk.open("firebaseLocalStorageDb", 1);
    request.addEventListener("upgradeneeded", () => {
      const store = request.result.createObjectStore("firebaseLocalStorage", { keyPath: "fbase_key" });
      for (const row of rows) store.put(row);
    });
    request.addEventListener("success", () => {
      request.result.close();
      resolve();
    });
  });
  return disk;
}
