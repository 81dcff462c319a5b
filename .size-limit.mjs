import { readFileSync } from "node:fs";

/** What the map route loads before it paints something useful: the entry, the screen, and all they import at once. */
function chunksOf(...names) {
  const manifest = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8"));
  const seen = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  names.forEach(visit);
  return [...seen].map((file) => `dist/${file}`);
}

const FIRST_PAINT = ["index.html", "src/features/anomalies/map/map-anomalies.tsx"];
/** What comes at once after it, side by side, from the network or from the worker's cache. */
const MAP_AND_DATA = [
  "src/data/device/open-device.ts",
  "src/data/replica/open-replica.ts",
  "src/features/anomalies/map/anomaly-map.tsx",
];

export default [
  {
    name: "first useful paint of the map route",
    path: chunksOf(...FIRST_PAINT),
    limit: "150 kB",
    gzip: true,
  },
  {
    name: "map of the commune with what the device knows",
    path: chunksOf(...FIRST_PAINT, ...MAP_AND_DATA),
    limit: "290 kB",
    gzip: true,
  },
  { name: "service worker", path: "dist/sw.js", limit: "15 kB", gzip: true },
];
