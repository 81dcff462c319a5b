/** A process of its own, as a fresh instance is: what it prints is what loading the functions and decoding one photo took. */
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { encodePhoto } from "../../../functions/src/photos/encode-photo.ts";

await import("../../../functions/src/index.ts");
const modules = Object.keys(createRequire(import.meta.url).cache);
const bytes = Buffer.from(await text(process.stdin), "base64");
const encoded = await encodePhoto(bytes);
const kilobytes = process.resourceUsage().maxRSS;
console.log(
  JSON.stringify({
    verdict: encoded.ok ? "ok" : encoded.problem,
    megabytes: Math.round(kilobytes / 1024),
    sharpAtStart: modules.some((path) => path.includes("/sharp/")),
  }),
);
