import { buildPage } from "./build.ts";
import { EXAMPLE_DEPLOYMENT } from "./bundle/example-deployment.ts";
import { inRoot } from "./paths.ts";
import { runProcess } from "./processes.ts";

// Beside dist/, which the journeys run: that page knows the emulators and lacks what only a deployment has.
await buildPage({ folder: ".cache/weighed", settings: EXAMPLE_DEPLOYMENT });
process.exitCode = await runProcess({
  command: process.execPath,
  args: [inRoot("node_modules/size-limit/bin.js")],
  onLine: (line) => console.log(line),
});
