import { readFileSync } from "node:fs";

const paths = readFileSync("functions/src/store/paths.ts", "utf8");
/** Of contents, which are named elsewhere; and of administrators', which stand under one path. */
const NAMED_OTHERWISE = ["anomalies", "ideas", "activities", "messages", "admin"];

/** Every collection that functions read or write: `paths.ts` alone names them. */
export function collections(): ReadonlySet<string> {
  const parts = paths.matchAll(/(?:cityPart\(cityId|userPart\(uid), "(\w+)"\)/gu);
  const roots = paths.matchAll(/(?:db\(\)\.collection\(|^export const [A-Z_]+ = )"(\w+)/gmu);
  return new Set([...NAMED_OTHERWISE, ...[...parts, ...roots].map(([, name = ""]) => name)]);
}
