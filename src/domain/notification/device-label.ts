/** The first that fits: some browsers name others too. */
const BROWSERS = [
  [/Edg\//u, "Edge"],
  [/Firefox|FxiOS/u, "Firefox"],
  [/OPR\//u, "Opera"],
  [/Chrome|CriOS/u, "Chrome"],
  [/Safari/u, "Safari"],
] as const;

const SYSTEMS = [
  [/Android/u, "Android"],
  [/iPhone/u, "iPhone"],
  [/iPad/u, "iPad"],
  [/Windows/u, "Windows"],
  [/Macintosh/u, "Mac"],
  [/Linux/u, "Linux"],
] as const;

/** « Firefox, Android »: what a person tells their devices apart by. Empty where neither is known. */
export function deviceLabel(userAgent: string): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(", ");
}
