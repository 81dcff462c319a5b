import type { Step } from "../markers/walk-order.ts";

/** What a key means on the map. Keys act only while the map, or a pin in it, has the focus. */
export type KeyAction =
  | { readonly kind: "pan"; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }
  | { readonly kind: "zoom"; readonly by: 1 | -1 }
  | { readonly kind: "walk"; readonly to: Step }
  | { readonly kind: "enter-pins" | "drop" | "back-to-map" | "leave" };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export interface KeyPlace {
  readonly on: "surface" | "marker";
  readonly mode: "browse" | "place";
}

const ZOOMS: Readonly<Record<string, KeyAction>> = {
  "+": { kind: "zoom", by: 1 },
  "=": { kind: "zoom", by: 1 },
  "-": { kind: "zoom", by: -1 },
  "−": { kind: "zoom", by: -1 },
};

const SURFACE: Readonly<Record<string, KeyAction>> = {
  ...ZOOMS,
  ArrowLeft: { kind: "pan", x: -1, y: 0 },
  ArrowRight: { kind: "pan", x: 1, y: 0 },
  ArrowUp: { kind: "pan", x: 0, y: -1 },
  ArrowDown: { kind: "pan", x: 0, y: 1 },
  Escape: { kind: "leave" },
};

const BROWSE: Readonly<Record<string, KeyAction>> = {
  ...SURFACE,
  Enter: { kind: "enter-pins" },
  " ": { kind: "enter-pins" },
};

const PLACE: Readonly<Record<string, KeyAction>> = {
  ...SURFACE,
  Enter: { kind: "drop" },
  " ": { kind: "drop" },
};

/** Enter and Space are missing on purpose: a pin is a button and already answers them. */
const MARKER: Readonly<Record<string, KeyAction>> = {
  ...ZOOMS,
  ArrowRight: { kind: "walk", to: "next" },
  ArrowDown: { kind: "walk", to: "next" },
  ArrowLeft: { kind: "walk", to: "previous" },
  ArrowUp: { kind: "walk", to: "previous" },
  Home: { kind: "walk", to: "first" },
  End: { kind: "walk", to: "last" },
  Escape: { kind: "back-to-map" },
};

export function keyActionOf(press: KeyPress, { on, mode }: KeyPlace): KeyAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  if (on === "marker") return MARKER[press.key];
  return (mode === "place" ? PLACE : BROWSE)[press.key];
}
