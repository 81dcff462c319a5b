import { rememberMinimum } from "../../data/device/outdated.ts";
import type { minimumVersion } from "../../remote/config/minimum-version.ts";

/** Takes what the city says now of the oldest version it takes commands from; without an answer, what was known holds. */
export async function learnMinimum(read: typeof minimumVersion): Promise<void> {
  const minimum = await read();
  if (minimum.ok) rememberMinimum(minimum.value);
}
