import { describe, expect, it } from "vitest";
import { COMMON_PASSWORDS } from "../../src/domain/account/common-passwords.ts";
import { isEmailAddress, tidyEmail } from "../../src/domain/account/email-address.ts";
import { passwordProblem } from "../../src/domain/account/password.ts";
import { PASSWORD_CHARS } from "../../src/domain/limits/limits.ts";

const problemOf = (password: string) => passwordProblem(password, COMMON_PASSWORDS);

describe("a password", () => {
  it("has 8 to 128 characters as people count them [AUTH-24, FORM-2]", () => {
    expect(problemOf("")).toEqual({ code: "required" });
    expect(problemOf("é🌳é🌳é🌳é")).toEqual({ code: "too_short", limit: 8 });
    expect(problemOf("é🌳é🌳é🌳é🌳")).toBeUndefined();
    expect(problemOf("x".repeat(128))).toBeUndefined();
    expect(problemOf("x".repeat(129))).toEqual({ code: "too_long", limit: 128 });
  });

  it("needs no capital, digit or sign, and may hold spaces [AUTH-24]", () => {
    expect(problemOf("le chat dort dehors")).toBeUndefined();
    expect(problemOf("        a        ")).toBeUndefined();
  });

  it("is not one of those that are tried first, in capitals or not [AUTH-24]", () => {
    for (const password of ["azertyuiop", "MotDePasse123", "12345678", "Iloveyou", "password1"]) {
      expect(problemOf(password)).toEqual({ code: "too_common" });
    }
  });

  it("is checked by its length alone while the list is not here [AUTH-24]", () => {
    expect(passwordProblem("azertyuiop", undefined)).toBeUndefined();
  });

  it("is compared with some hundreds that could be chosen at all [AUTH-24]", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
    for (const one of COMMON_PASSWORDS) {
      expect(one).toBe(one.toLowerCase());
      expect(one.length).toBeGreaterThanOrEqual(PASSWORD_CHARS.min);
    }
  });
});

describe("an e-mail address", () => {
  it("is taken as people write theirs, spaces around it aside [FORM-1]", () => {
    for (const email of ["yann@exemple.fr", "y.le-goff+parvis@mairie.betton.fr", "élodie@café.fr"])
      expect(isEmailAddress(email)).toBe(true);
    expect(isEmailAddress(tidyEmail("  yann@exemple.fr\n"))).toBe(true);
  });

  it("has one @, a domain with a dot, and 254 characters at most [FORM-1]", () => {
    for (const email of [
      "",
      "yann",
      "yann@",
      "@exemple.fr",
      "yann@exemple",
      "a b@exemple.fr",
      "a@b@exemple.fr",
    ])
      expect(isEmailAddress(email)).toBe(false);
    expect(isEmailAddress(`${"a".repeat(243)}@exemple.fr`)).toBe(true);
    expect(isEmailAddress(`${"a".repeat(244)}@exemple.fr`)).toBe(false);
  });
});
