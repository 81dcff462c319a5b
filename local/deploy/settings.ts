import { loadEnv } from "vite";
import { inRoot } from "../paths.ts";

/** What a deployment says of itself (docs/deployment.md), by name. */
export type Settings = Readonly<Record<string, string | undefined>>;

const REQUIRED = [
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_APP_ID",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_MESSAGING_SENDER_ID",
];
/** The law asks a French public service for these; the page says so where one is missing. */
const PUBLISHER = ["NAME", "ADDRESS", "DIRECTOR", "HOST", "DPO", "SOURCE"].map(
  (name) => `VITE_PUBLISHER_${name}`,
);
const LOCAL_VALUE = /127\.0\.0\.1|localhost|^demo-/u;

/** As Vite reads them for a production build: the environment, then `.env.production.local` and its like. */
export function deploymentSettings(): Settings {
  return loadEnv("production", inRoot(), "VITE_");
}

/** What stops a production build, in sentences. `project` is the one that the Firebase CLI is about to deploy to. */
export function settingsProblems(settings: Settings, project?: string): readonly string[] {
  const said = (name: string): string => settings[name]?.trim() ?? "";
  const missing = REQUIRED.filter((name) => said(name) === "");
  const local = Object.keys(settings).filter((name) => LOCAL_VALUE.test(said(name)));
  const ours = said("VITE_FIREBASE_PROJECT_ID");
  return [
    ...missing.map((name) => `${name} is not set: the page would have no server.`),
    ...local.map((name) => `${name} is « ${said(name)} », which only exists on this machine.`),
    ...(said("VITE_APP_CHECK_DEBUG_TOKEN") === ""
      ? []
      : ["VITE_APP_CHECK_DEBUG_TOKEN is a developer's: everybody could read it in the page."]),
    ...(said("VITE_PARVIS_LOCAL") === "" ? [] : ["VITE_PARVIS_LOCAL makes a page for this machine alone."]),
    ...(project === undefined || ours === project || ours === ""
      ? []
      : [`The page is for the project ${ours}, and the deployment goes to ${project}.`]),
  ];
}

/** What a deployment may go without, in sentences. */
export function settingsAdvice(settings: Settings): readonly string[] {
  return PUBLISHER.filter((name) => (settings[name]?.trim() ?? "") === "").map(
    (name) => `${name} is not set: a French public service has to say it (« À propos »).`,
  );
}
