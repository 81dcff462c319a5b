import { expect, it } from "vitest";
import type { Flag } from "../../src/domain/content/content.ts";
import { alikeFlags } from "../../src/domain/moderation/alike-flags.ts";

const aFlag = (code: string, text = ""): Flag => ({ code, text, at: 1, byKind: "guest" });

it("counts who flagged for one reason, and keeps apart what was written besides [MOD-6]", () => {
  const flags = [
    aFlag("false"),
    aFlag("spam"),
    aFlag("false"),
    aFlag("false", "Déjà réparé."),
    aFlag("false"),
  ];
  expect(alikeFlags(flags)).toEqual([
    { code: "false", text: "", count: 3 },
    { code: "spam", text: "", count: 1 },
    { code: "false", text: "Déjà réparé.", count: 1 },
  ]);
});
