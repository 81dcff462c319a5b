import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "../paths.ts";
import { pageProblems } from "./page-problems.ts";
import { policyProblems } from "./policy-problems.ts";
import { projectProblems, readJson } from "./project-problems.ts";
import { settingsProblems, type Settings } from "./settings.ts";

interface Hosting {
  readonly hosting: {
    readonly headers: readonly { readonly headers: readonly { key: string; value: string }[] }[];
  };
}

const FUNCTIONS = "functions/lib/index.js";

/** All that can be verified without the cloud, of what is about to be deployed. */
export async function deploymentProblems(settings: Settings, project?: string): Promise<readonly string[]> {
  const said = settingsProblems(settings, project);
  if (said.length > 0) return said;
  if (!existsSync(inRoot(FUNCTIONS))) return [`There is no ${FUNCTIONS}: npm run build makes it.`];
  return [
    ...policyProblems(policy(), settings),
    ...projectProblems(await functionNames()),
    ...pageProblems(inRoot("dist"), settings["VITE_FIREBASE_PROJECT_ID"] ?? ""),
  ];
}

export function policy(): string {
  const headers = (readJson("firebase.json") as Hosting).hosting.headers.flatMap((rule) => rule.headers);
  return headers.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
}

/** As the Firebase CLI names them: the built file's groups and what is in each. */
async function functionNames(): Promise<readonly string[]> {
  const file = pathToFileURL(inRoot(FUNCTIONS)).href;
  const groups = (await import(file)) as Readonly<Record<string, object>>;
  return Object.entries(groups).flatMap(([group, members]) =>
    Object.keys(members).map((name) => `${group}-${name}`),
  );
}
