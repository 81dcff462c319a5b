import { watch } from "node:fs";
import { createServer } from "vite";

import { buildFunctions, LOCAL_PAGE } from "./build.ts";
import { inRoot } from "./paths.ts";
import { HOST, originOf, PROJECT_ID, type Ports } from "./ports.ts";
import { REGION } from "../functions/src/config.ts";
import { runLocally, type Part } from "./run-locally.ts";
import { say } from "./say.ts";

const SETTLE_MS = 200;

await runLocally({
  page: "dev",
  servePage: async (ports) => {
    const page = await servePage(ports);
    const functions = rebuildFunctions();
    return {
      stop: async () => {
        await functions.stop();
        await page.stop();
      },
    };
  },
});

/** Vite with hot reload, and our functions at the paths that Hosting gives them. */
async function servePage(ports: Ports): Promise<Part> {
  Object.assign(process.env, LOCAL_PAGE);
  // Vite would end this process by itself when its input closes or at SIGTERM; the emulators must stop first.
  process.env["CI"] = "true";
  const known = process.listeners("SIGTERM");
  const target = originOf(ports.functions);
  const functionAt = (name: string) => `/${PROJECT_ID}/${REGION}/${name}`;
  const server = await createServer({
    server: {
      host: HOST,
      port: ports.hosting,
      strictPort: true,
      watch: { ignored: ["**/.data/**", "**/.cache/**"] },
      proxy: {
        "/api": { target, rewrite: (path) => path.replace(/^\/api\//u, functionAt("")) },
        "/calendar": {
          target,
          rewrite: (path) => path.replace(/^\/calendar\//u, functionAt("cities-calendar/")),
        },
        "/photos": { target, rewrite: (path) => path.replace(/^\/photos\//u, functionAt("photos-get/")) },
      },
    },
  });
  for (const listener of process.listeners("SIGTERM")) {
    if (!known.includes(listener)) process.off("SIGTERM", listener);
  }
  await server.listen();
  return { stop: () => server.close() };
}

/** The emulator loads the functions again when their built file changes. */
function rebuildFunctions(): Part {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      buildFunctions()
        .then(() => say("Functions built again."))
        .catch((cause: unknown) => say(String(cause)));
    }, SETTLE_MS);
  };
  const watchers = ["functions/src", "src/domain"].map((folder) =>
    watch(inRoot(folder), { recursive: true }, rebuild),
  );
  return {
    stop: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      return Promise.resolve();
    },
  };
}
