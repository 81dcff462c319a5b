import { describe, expect, it } from "vitest";
import { adoptions, forgetAdoption, noteAdoption } from "../../src/app/session/adoption.ts";
import {
  disabledNotice,
  dropDisabledNotice,
  keepDisabledNotice,
  knownAccount,
  rememberAccount,
} from "../../src/app/session/known-account.ts";
import { lastRoute, rememberRoute } from "../../src/app/router/route-memory.ts";
import { accountOf } from "../../src/remote/auth/account.ts";
import { memoryStorage } from "./memory-storage.ts";

describe("what the device remembers outside its databases", () => {
  it("opens the data of the last account without asking the network [P5]", () => {
    const storage = memoryStorage();
    const account = accountOf({ uid: "u1", isAnonymous: true, displayName: null }, {});
    rememberAccount(storage, account);
    expect(knownAccount(storage)).toEqual(account);
  });

  it("opens those of an account that version 0.1.0 remembered [P5]", () => {
    const storage = memoryStorage();
    const former = {
      uid: "u1",
      isGuest: false,
      isAdmin: false,
      moderatorOfCities: ["35024"],
      displayName: "",
    };
    storage.setItem("parvis.account", JSON.stringify(former));
    expect(knownAccount(storage)).toEqual({ ...former, isConfirmed: true });
  });

  it("trusts nothing it did not write itself [P8]", () => {
    const storage = memoryStorage();
    const nobody = { ...accountOf({ uid: "", isAnonymous: true, displayName: null }, {}) };
    for (const text of ["", "{", "null", "[]", '{"uid":""}', '{"uid":7}', JSON.stringify(nobody)]) {
      storage.setItem("parvis.account", text);
      expect(knownAccount(storage)).toBeUndefined();
    }
  });

  it("goes on without remembering when localStorage is full [P5]", () => {
    const full = Object.assign(memoryStorage(), {
      setItem: () => {
        throw new DOMException("", "QuotaExceededError");
      },
    });
    const account = accountOf({ uid: "u1", isAnonymous: true, displayName: null }, {});
    expect(() => rememberAccount(full, account)).not.toThrow();
    expect(() => rememberRoute(full, "ListAnomalies")).not.toThrow();
  });

  it("comes back to the last list or map, and to the map by default [NAV-1]", () => {
    const storage = memoryStorage();
    expect(lastRoute(storage)).toBeUndefined();
    rememberRoute(storage, "ListAnomalies");
    for (const place of ["MapNewAnomaly", "ListAnomaly", "ModifyCity", "NotFound", "Home"] as const) {
      rememberRoute(storage, place);
    }
    expect(lastRoute(storage)).toBe("ListAnomalies");
  });
});

describe("rights in a token", () => {
  it("count only when they are exactly true, and for a commune [AUTH-5]", () => {
    const moderatorOfCities = { "35024": true, "29019": 1, "..": true };
    const claims = { email_verified: true, isAdmin: "true", moderatorOfCities };
    const account = accountOf({ uid: "u1", isAnonymous: false, displayName: "Anne" }, claims);
    expect(account.isAdmin).toBe(false);
    expect(account.moderatorOfCities).toEqual(["35024"]);
  });

  it("count only where the address was confirmed [SEC-12]", () => {
    const claims = { isAdmin: true, moderatorOfCities: { "35024": true } };
    const account = accountOf({ uid: "u1", isAnonymous: false, displayName: "Anne" }, claims);
    expect(account).toMatchObject({ isConfirmed: false, isAdmin: false, moderatorOfCities: [] });
  });

  it("are none when the claim has another shape [AUTH-5]", () => {
    for (const moderatorOfCities of [true, "35024", null, 4]) {
      const account = accountOf(
        { uid: "u1", isAnonymous: false, displayName: null },
        { email_verified: true, moderatorOfCities },
      );
      expect(account.moderatorOfCities).toEqual([]);
    }
  });
});

describe("what outlives a page that was closed half-way", () => {
  it("is an adoption that was not finished, and nothing that is none [P1]", () => {
    const storage = memoryStorage();
    const adoption = { from: "local-0192", to: "guest-new" };
    noteAdoption(storage, adoption);
    noteAdoption(storage, adoption);
    expect(adoptions(storage)).toEqual([adoption]);
    forgetAdoption(storage, adoption);
    expect(adoptions(storage)).toEqual([]);
    for (const text of [
      "{",
      "null",
      "{}",
      '[null,7,{"from":"a"},{"from":"a","to":"a"},{"from":"","to":"b"}]',
    ]) {
      storage.setItem("parvis.adoptions", text);
      expect(adoptions(storage)).toEqual([]);
    }
  });

  it("is every adoption that can be read, whatever stands beside it [P1]", () => {
    const storage = memoryStorage();
    storage.setItem("parvis.adoptions", '[null,{"from":"local-0192","to":"guest-new"},{"from":""}]');
    expect(adoptions(storage)).toEqual([{ from: "local-0192", to: "guest-new" }]);
    noteAdoption(storage, { from: "local-0193", to: "guest-new" });
    expect(adoptions(storage)).toHaveLength(2);
  });

  it("is why the account was disabled [AUTH-4]", () => {
    const storage = memoryStorage();
    const notice = { uid: "resident-yann", reason: "Propos injurieux", until: 1_800_000_000_000 };
    keepDisabledNotice(storage, notice);
    expect(disabledNotice(storage)).toEqual(notice);
    dropDisabledNotice(storage);
    expect(disabledNotice(storage)).toBeUndefined();
    storage.setItem("parvis.disabled", "{");
    expect(disabledNotice(storage)).toBeUndefined();
  });
});
