import { describe, expect, it } from "vitest";
import { failureSentence } from "../../local/roles/failure-sentence.ts";

const coded = (code: string) => Object.assign(new Error("…"), { code });

describe("an operator whose command fails", () => {
  it.each([
    [coded("auth/user-not-found"), /sign up first/u],
    [coded("app/invalid-credential"), /application-default login/u],
    [new Error("Unable to detect a Project Id in the current environment."), /GOOGLE_CLOUD_PROJECT/u],
  ])("reads what to do: %s [LAND-8]", (error, sentence) => {
    expect(failureSentence(error)).toMatch(sentence);
  });

  it("sees where it happened when nothing of theirs is the cause [LAND-8]", () => {
    const error = coded("internal");
    expect(() => failureSentence(error)).toThrow(error);
  });
});
