import { ok, type Result } from "../../domain/basics/result.ts";
import { publicText } from "./public-config.ts";

const NO_MINIMUM = "0";

/** Without that field every version; if `unreachable`, the last known one. */
export async function minimumVersion(documentUrl?: string): Promise<Result<string, "unreachable">> {
  const said = await publicText("minimumVersion", documentUrl);
  return said.ok ? ok(said.value ?? NO_MINIMUM) : said;
}
