import { AuthErrorCodes } from "firebase/auth";
import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { attempt, authProblemOf } from "../../../src/remote/auth/auth-problem.ts";
import { AUTH_PROBLEM_WORDS, CALL_PROBLEM_WORDS } from "../../../src/features/account/account-words.ts";

const french = setupI18n({ locale: "fr", messages: { fr: {} } });

describe("an answer of the identity provider", () => {
  it("has a French sentence, whatever its code [AUTH-25, UI-6]", () => {
    for (const code of Object.values(AuthErrorCodes)) {
      const problem = authProblemOf(Object.assign(new Error("no"), { code }));
      expect(french._(AUTH_PROBLEM_WORDS[problem.code])).toMatch(/^[A-ZÀ-Ý].{10,}$/u);
    }
    for (const words of Object.values(CALL_PROBLEM_WORDS)) expect(french._(words)).toMatch(/\.$/u);
  });

  it("is never a refusal when it is a captive portal's page or unknown [OFF-14]", () => {
    for (const error of [
      new SyntaxError("Unexpected token <"),
      undefined,
      null,
      "no",
      { code: "constructor" },
    ])
      expect(authProblemOf(error)).toEqual({ code: "unknown" });
  });

  it("is a value, for a refusal too [AUTH-25]", async () => {
    const refusal = Object.assign(new Error("no"), { code: "auth/email-already-in-use" });
    expect(await attempt(() => Promise.reject(refusal))).toEqual({
      ok: false,
      problem: { code: "email_in_use" },
    });
    expect(await attempt(() => Promise.resolve(7))).toEqual({ ok: true, value: 7 });
  });
});
