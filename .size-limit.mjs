import { readdirSync, readFileSync } from "node:fs";

/** The page of a deployment that has everything switched on: `npm run size` builds it first (local/size.ts). */
const PAGE = ".cache/weighed";
const read = (name) => JSON.parse(readFileSync(`${PAGE}/.vite/${name}`, "utf8"));
const manifest = read("manifest.json");
const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
const fileOf = read("sources.json");

/** What the map route loads before it paints something useful: the page, the screen, and all they import at once. */
const FIRST_PAINT = [...scriptsOfPage(), sourceFile("src/app/main.tsx"), sourceFile("map-anomalies.tsx")];
/** What comes at once after it, side by side, from the network or from the worker's cache. */
const MAP_AND_DATA = ["open-device.ts", "open-replica.ts", "anomaly-map.tsx"].map(sourceFile);

/** What a map of reports draws around itself, and a list around its rows. */
const AROUND = ["filter-bar.tsx", "anomaly-notes.tsx", "anomaly-rows.tsx"].map(sourceFile);

/** Scripts and preloads that stand in the page itself. */
function scriptsOfPage() {
  const page = readFileSync(`${PAGE}/index.html`, "utf8");
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/gu)].map(([, file]) => file);
}

/** The chunk that one of our own files went into, wherever in the house it stands. */
function sourceFile(name) {
  const found = Object.keys(fileOf).filter((source) => source === name || source.endsWith(`/${name}`));
  if (found.length !== 1) throw new Error(`The build has ${found.length} files called ${name}.`);
  return fileOf[found[0]];
}

/** These and all that they import at once. */
function withImports(files) {
  const seen = new Set(files);
  for (const file of seen)
    for (const imported of chunks.get(file)?.imports ?? []) seen.add(manifest[imported].file);
  return [...seen];
}

function scripts(files, besides = []) {
  const there = withImports(besides);
  return withImports(files)
    .filter((file) => !there.includes(file))
    .map((file) => `${PAGE}/${file}`);
}

function styles(files) {
  const sheets = withImports(files).flatMap((file) => chunks.get(file)?.css ?? []);
  return [...new Set(sheets)].map((file) => `${PAGE}/${file}`);
}

/** A page asks for its files one by one, and the worker stores them so: this takes a phone longer than their bytes. */
const FILES_MAX = 300;

function refuseTooManyFiles() {
  const { length } = readdirSync(`${PAGE}/assets`);
  if (length > FILES_MAX) throw new Error(`The page has ${length} files, more than ${FILES_MAX}.`);
}

/** Chunks that wait for each other run in an order nobody chose, and may find each other half ready. */
function refuseCircles() {
  const done = new Set();
  const visit = (key, above) => {
    if (above.includes(key)) throw new Error(`Chunks in a circle: ${[...above, key].join(" > ")}`);
    if (done.has(key)) return;
    for (const imported of manifest[key].imports ?? []) visit(imported, [...above, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
}

/** What the worker takes out of the pack is served in the place of the files themselves. */
function refuseAnotherPack() {
  const name = readdirSync(PAGE).find((file) => /^shell-[\da-f]{16}\.txt$/u.test(file));
  const pack = readFileSync(`${PAGE}/${name}`);
  let from = pack.indexOf("\n") + 1;
  for (const [path, bytes] of JSON.parse(pack.subarray(0, from)))
    if (!pack.subarray(from, (from += bytes)).equals(readFileSync(`${PAGE}${path}`)))
      throw new Error(`The pack of the shell has another ${path}.`);
}

refuseTooManyFiles();
refuseAnotherPack();
refuseCircles();

/** Judged in gzip; brotli is what Hosting sends, and is told. */
function weighed(name, path, limit) {
  return [
    { name, path, limit, gzip: true },
    { name: `${name}, in brotli`, path, brotli: true },
  ];
}

export default [
  ...weighed("first useful paint of the map route", scripts(FIRST_PAINT), "135 kB"),
  ...weighed(
    "map of the commune with what the device knows",
    scripts([...FIRST_PAINT, ...MAP_AND_DATA]),
    "275 kB",
  ),
  ...weighed(
    "what hears the commune live, which comes after that map",
    scripts([sourceFile("firestore-listening.ts")], [...FIRST_PAINT, ...MAP_AND_DATA]),
    "200 kB",
  ),
  ...weighed(
    "filters, rows and notes of reports, besides the first paint",
    scripts(AROUND, FIRST_PAINT),
    "15 kB",
  ),
  ...weighed("style sheets of the first useful paint", styles(FIRST_PAINT), "6 kB"),
  ...weighed("service worker", `${PAGE}/sw.js`, "15 kB"),
];
