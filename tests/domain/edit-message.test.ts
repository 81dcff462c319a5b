import { describe, expect, it } from "vitest";
import { decide } from "../../src/domain/command/decide.ts";
import { aContext } from "../examples/a-context.ts";
import { aMessage, anEdit } from "../examples/a-message.ts";
import { aResident } from "../examples/accounts.ts";
import { NOW } from "../examples/identifiers.ts";

describe("a message that its author corrects", () => {
  it("that another device changed since is not written over unseen; an earlier version says nothing of it [THR-7] [P3]", () => {
    const content = aMessage({
      authorId: aResident().uid,
      createdAt: NOW,
      text: "Le trou fait deux mètres.",
    });
    const asked = (seen?: string) => {
      const { payload, ...command } = anEdit("Le trou fait un mètre.", { performedAt: NOW });
      const whole = { ...command, payload: seen === undefined ? payload : { ...payload, seen } };
      return decide(whole, aContext({ content, now: NOW }));
    };
    expect(asked("Le trou fait trois mètres.")).toMatchObject({ problem: { code: "changed_meanwhile" } });
    expect(asked(content.text)).toMatchObject({ value: { content: { text: "Le trou fait un mètre." } } });
    expect(asked()).toMatchObject({ value: { content: { text: "Le trou fait un mètre." } } });
  });

  it("is not edited by who says the same again [THR-7] [P10]", () => {
    const content = aMessage({ authorId: aResident().uid, createdAt: NOW });
    const same = decide(anEdit(content.text), aContext({ content, now: NOW }));
    expect(same.ok && same.value.content).toBe(content);
  });
});
