import { describe, expect, it } from "vitest";
import { integer, object, exactText } from "../../src/domain/basics/schema.ts";
import { storedJson } from "../../src/domain/basics/stored-json.ts";
import { memoryStorage } from "../app/memory-storage.ts";

const PERSON = object({ uid: exactText, unsent: integer({ min: 0, max: 9 }) });

describe("a small value beside the databases", () => {
  it("is there at the next start, until it is forgotten [P5]", () => {
    const storage = memoryStorage();
    expect(storedJson(storage, "person", PERSON).read()).toBeUndefined();
    expect(storedJson(storage, "person", PERSON).write({ uid: "yann", unsent: 2 })).toBe(true);
    const again = storedJson(storage, "person", PERSON);
    expect(again.read()).toEqual({ uid: "yann", unsent: 2 });
    again.forget();
    expect(again.read()).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  it("is none where the device holds another shape or no JSON at all [P5]", () => {
    const storage = memoryStorage();
    for (const text of ["", "{", "null", "7", "[]", '"yann"', '{"uid":"yann"}', '{"uid":7,"unsent":0}']) {
      storage.setItem("person", text);
      expect(storedJson(storage, "person", PERSON).read()).toBeUndefined();
    }
  });

  it("is a text as it was written, even one that looks like JSON [P5]", () => {
    const storage = memoryStorage();
    for (const text of [" Léa ", "35024", "{}", '"a"', "null", ""]) {
      storedJson(storage, "name", exactText).write(text);
      expect(storage.getItem("name")).toBe(text);
      expect(storedJson(storage, "name", exactText).read()).toBe(text);
    }
  });

  it("costs a person nothing but the memory where the storage throws [P5]", () => {
    const refuse = () => {
      throw new DOMException("", "QuotaExceededError");
    };
    const value = storedJson({ getItem: refuse, setItem: refuse, removeItem: refuse }, "person", PERSON);
    expect(value.read()).toBeUndefined();
    expect(value.write({ uid: "yann", unsent: 2 })).toBe(false);
    expect(() => value.forget()).not.toThrow();
  });
});
