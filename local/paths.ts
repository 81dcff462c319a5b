import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** A path inside the checkout, from its root. */
export function inRoot(...parts: readonly string[]): string {
  return join(ROOT, ...parts);
}
