import { readFileSync } from "node:fs";
import { REGION } from "../../functions/src/config.ts";
import type { FirebaseConfig } from "../emulators/firebase-config.ts";
import { PROJECT_ID } from "../ports.ts";

const BELOW = "/**";

/** What Hosting says with every answer, and which function's answers it passes on. @param config the path of a `firebase.json` */
export function functionRewrites(config: string) {
  const { hosting } = JSON.parse(readFileSync(config, "utf8")) as FirebaseConfig;
  const everywhere = hosting.headers.filter(({ regex }) => regex === ".*").flatMap(({ headers }) => headers);
  return {
    headers: Object.fromEntries(everywhere.map(({ key, value }) => [key.toLowerCase(), value])),
    /** Where the functions emulator, or what stands in for it, would be asked; undefined for what no function answers. */
    pathAt: (url: string): string | undefined => {
      const [path = ""] = url.split("?");
      const found = hosting.rewrites.find(
        (rewrite) => rewrite.function !== undefined && isAt(path, rewrite.source),
      );
      return found?.function && `/${PROJECT_ID}/${REGION}/${found.function.functionId}${url}`;
    },
  };
}

function isAt(path: string, source: string): boolean {
  return source.endsWith(BELOW) ? path.startsWith(source.slice(0, -BELOW.length + 1)) : path === source;
}
