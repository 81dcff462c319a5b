import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { buildScript } from "../../sw/plugin/build-script.ts";

const ENVIRONMENT = {
  MODE: "production",
  VITE_GEO_API: "https://geo.exemple.fr",
  VITE_PUBLISHER_ADDRESS: "1 place de la Mairie, 35830 Betton",
  VITE_MAP_SKETCH: "https://carte.exemple.fr/{z}/{x}/{y}.png",
  NODE_SECRET: "not for anybody",
};

it("carries of a deployment's settings those that the worker reads, and no other [SW-11]", async () => {
  const script = await buildScript({
    source: "sw/runtime-caches.ts",
    globalName: "caches",
    env: ENVIRONMENT,
  });
  expect(script).toContain(ENVIRONMENT.VITE_GEO_API);
  expect(script).toContain("https://data.geopf.fr/geocodage");
  expect(script).not.toMatch(/VITE_PUBLISHER|VITE_MAP|Betton|carte\.exemple|not for anybody|production/u);
});

it("carries no secret of the machine that builds it, though something in it asks for one [SW-11]", async () => {
  const source = "sw/messages.ts";
  const asks = {
    name: "asks",
    load: (id: string) =>
      id.endsWith(source) ? "console.log(import.meta.env.NODE_SECRET, import.meta.env.VITE_GEO_API)" : null,
  };
  const script = await buildScript({ source, env: ENVIRONMENT, plugins: [asks] });
  expect(script).toContain(ENVIRONMENT.VITE_GEO_API);
  expect(script).not.toContain(ENVIRONMENT.NODE_SECRET);
});

it("carries no package's mark of its version, and nothing in its place [SW-1]", async () => {
  const mark = "node_modules/workbox-core/_version.js";
  expect(await readFile(mark, "utf8")).toContain("workbox:core");
  expect((await buildScript({ source: mark })).trim()).toBe("");
});

it("shows a plug-in which packages went into the worker, Workbox among them", async () => {
  const seen: string[] = [];
  await buildScript({
    source: "sw/serve-runtime-caches.ts",
    globalName: "caches",
    plugins: [
      {
        name: "seen",
        generateBundle: (_, bundle) =>
          void seen.push(
            ...Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : [])),
          ),
      },
    ],
  });
  for (const name of ["core", "expiration", "routing", "strategies"])
    expect(seen.some((id) => id.includes(`/node_modules/workbox-${name}/`))).toBe(true);
});
