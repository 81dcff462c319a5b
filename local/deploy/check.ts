import { say } from "../say.ts";
import { deploymentProblems } from "./problems.ts";
import { deploymentSettings, settingsAdvice } from "./settings.ts";
import { stopWith } from "./stop-with.ts";

/** `npm run deploy:check`: what was built, against what the deployment says of itself. */
const settings = deploymentSettings();
for (const advice of settingsAdvice(settings)) say(advice);
stopWith(await deploymentProblems(settings, process.env["GCLOUD_PROJECT"]));
say("All that can be verified without the cloud is in order; docs/deployment.md lists the rest.");
