import { pathOf, ROUTES, type RouteName } from "./routes.ts";

export interface FoundPlace {
  readonly name: RouteName;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

const PATTERNS = (Object.keys(ROUTES) as RouteName[]).map((name) => ({
  name,
  segments: segmentsOf(ROUTES[name]),
}));

/** Which place an address is; undefined when it is none. It reads a path exactly as the router does. */
export function placeAt(pathname: string): FoundPlace | undefined {
  if (!pathname.startsWith("/")) return undefined;
  const written = decoded(segmentsOf(pathname));
  for (const { name, segments } of PATTERNS) {
    const params = matched(segments, written);
    if (params !== undefined) return { name, params };
  }
  return undefined;
}

export function addressOf({ name, params }: FoundPlace): string {
  return pathOf(name, params as Parameters<typeof pathOf>[1]);
}

function matched(
  pattern: readonly string[],
  written: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== written.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = written[index] ?? "";
    if (expected.startsWith(":") && segment !== "") params[expected.slice(1)] = segment;
    else if (expected.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return params;
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/+$/u, "").split("/").slice(1);
}

/** A path that cannot be decoded is read as it is written. */
function decoded(segments: readonly string[]): readonly string[] {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return segments;
  }
}
