import { describe, expect, it } from "vitest";
import { keyActionOf, type KeyPlace } from "../../src/map/camera/key-action.ts";

const press = (key: string, over = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...over });
const BROWSING: KeyPlace = { on: "surface", mode: "browse" };
const PLACING: KeyPlace = { on: "surface", mode: "place" };
const ON_A_PIN: KeyPlace = { on: "marker", mode: "browse" };

describe("the keys of the map", () => {
  it("pan with the arrows and zoom with + and − [MAP-2]", () => {
    expect(keyActionOf(press("ArrowUp"), BROWSING)).toEqual({ kind: "pan", x: 0, y: -1 });
    expect(keyActionOf(press("ArrowRight"), PLACING)).toEqual({ kind: "pan", x: 1, y: 0 });
    expect(keyActionOf(press("+"), BROWSING)).toEqual({ kind: "zoom", by: 1 });
    expect(keyActionOf(press("="), BROWSING)).toEqual({ kind: "zoom", by: 1 });
    expect(keyActionOf(press("-"), ON_A_PIN)).toEqual({ kind: "zoom", by: -1 });
  });

  it("enter the pins while looking around, walk them, and come back to the map [MAP-2]", () => {
    expect(keyActionOf(press("Enter"), BROWSING)).toEqual({ kind: "enter-pins" });
    expect(keyActionOf(press("ArrowRight"), ON_A_PIN)).toEqual({ kind: "walk", to: "next" });
    expect(keyActionOf(press("ArrowUp"), ON_A_PIN)).toEqual({ kind: "walk", to: "previous" });
    expect(keyActionOf(press("Home"), ON_A_PIN)).toEqual({ kind: "walk", to: "first" });
    expect(keyActionOf(press("Escape"), ON_A_PIN)).toEqual({ kind: "back-to-map" });
  });

  it("drop a place at the crosshair with Space or Enter, and leave with Escape [MAP-3]", () => {
    expect(keyActionOf(press(" "), PLACING)).toEqual({ kind: "drop" });
    expect(keyActionOf(press("Enter"), PLACING)).toEqual({ kind: "drop" });
    expect(keyActionOf(press("Escape"), PLACING)).toEqual({ kind: "leave" });
  });

  it("leave Enter and Space on a pin to the button itself [MAP-2]", () => {
    expect(keyActionOf(press("Enter"), ON_A_PIN)).toBeUndefined();
    expect(keyActionOf(press(" "), ON_A_PIN)).toBeUndefined();
  });

  it("leave the browser's own shortcuts and every other key alone [MAP-2]", () => {
    expect(keyActionOf(press("+", { ctrlKey: true }), BROWSING)).toBeUndefined();
    expect(keyActionOf(press("ArrowLeft", { altKey: true }), BROWSING)).toBeUndefined();
    expect(keyActionOf(press("Tab"), BROWSING)).toBeUndefined();
    expect(keyActionOf(press("n"), ON_A_PIN)).toBeUndefined();
  });
});
