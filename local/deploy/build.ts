import { buildFunctions, buildPage } from "../build.ts";
import { buildCommuneIndex } from "../communes/build-index.ts";
import { say } from "../say.ts";
import { deploymentProblems } from "./problems.ts";
import { deploymentSettings, settingsProblems } from "./settings.ts";
import { stopWith } from "./stop-with.ts";

/** `npm run build`: a page that may be published, whole, or none. The Firebase CLI names its project while it deploys. */
const project = process.env["GCLOUD_PROJECT"];
const settings = deploymentSettings();
stopWith(settingsProblems(settings, project));
buildCommuneIndex();
await buildFunctions();
await buildPage({ settings: {} });
stopWith(await deploymentProblems(settings, project));
say("The page is in dist/, the functions in functions/lib/.");
