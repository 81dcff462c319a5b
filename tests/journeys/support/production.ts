import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { buildPage } from "../../../local/build.ts";
import { pageProblems } from "../../../local/deploy/page-problems.ts";
import { inRoot } from "../../../local/paths.ts";
import { HOST, portOffset, portsAt } from "../../../local/ports.ts";
import { startProcess, type RunningProcess } from "../../../local/processes.ts";
import { CHROMIUM, findingHosts } from "../../support/chromium.ts";
import { everyHost, type EveryHost, type Way } from "./every-host.ts";
import { freePorts } from "./free-ports.ts";
import { withLines } from "./kept-offline.ts";

const PROJECT = "town-parvis";
const DOMAIN = "parvis.example";
const FOLDER = ".cache/production";
const STOP_MS_MAX = 10_000;

/** As the Firebase console gives them to a commune; nothing that only this machine knows. */
const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_API_KEY: "AIzaSyA-0123456789abcdefghijklmnopqrstu",
  VITE_FIREBASE_APP_ID: "1:123456789012:web:0123456789abcdef012345",
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_MESSAGING_SENDER_ID: "123456789012",
};

export interface Production {
  readonly origin: string;
  readonly browser: Browser;
  /** Why this page could not be published. */
  readonly problems: readonly string[];
  readonly strangers: EveryHost["strangers"];
  stop(): Promise<void>;
}

/** A page as it is deployed, under the policy of firebase.json, in front of the emulators' town. */
export async function startProduction(): Promise<Production> {
  await buildPage({ folder: FOLDER, settings: SETTINGS });
  const [hostingPort = 0, hub = 0, logging = 0] = await freePorts(3);
  const hosting = await startHosting({ hosting: hostingPort, hub, logging });
  const hosts = await everyHost(PROJECT, (host, path) => wayTo(host, path, hostingPort));
  const args = [...CHROMIUM.args, findingHosts(`MAP * ${HOST}:${hosts.port}`), "--ignore-certificate-errors"];
  const browser = withLines(await chromium.launch({ ...CHROMIUM, args }));
  return {
    origin: `https://${DOMAIN}`,
    browser,
    problems: pageProblems(inRoot(FOLDER), PROJECT),
    strangers: hosts.strangers,
    stop: async () => {
      await browser.close();
      await hosts.stop();
      await hosting.stop(STOP_MS_MAX);
    },
  };
}

/** The page's own files come from its own Hosting; what functions answer, from the town's. */
function wayTo(host: string, path: string, hostingPort: number): Way | undefined {
  const ports = portsAt(portOffset());
  switch (host) {
    case DOMAIN:
      return { port: /^\/(?:api|photos|calendar)\//u.test(path) ? ports.hosting : hostingPort };
    case "firestore.googleapis.com":
      return { port: ports.firestore };
    case "identitytoolkit.googleapis.com":
    case "securetoken.googleapis.com":
      return { port: ports.auth, prefix: `/${host}` };
    case "geo.api.gouv.fr":
      return { port: ports.standIns, prefix: "/geo" };
    case "data.geopf.fr":
      return { port: ports.standIns, prefix: "/tiles" };
    default:
      return undefined;
  }
}

interface HostingPorts {
  readonly hosting: number;
  readonly hub: number;
  readonly logging: number;
}

/** Headers and rewrites to the page are those of firebase.json; functions are asked elsewhere. */
async function startHosting(ports: HostingPorts): Promise<RunningProcess> {
  const { hosting } = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8")) as {
    readonly hosting: { readonly rewrites: readonly { readonly function?: object }[] };
  };
  const folder = inRoot(`.data/production-${portOffset()}`);
  mkdirSync(folder, { recursive: true });
  rmSync(`${folder}/page`, { force: true });
  symlinkSync(inRoot(FOLDER), `${folder}/page`, "junction");
  const at = (port: number) => ({ host: HOST, port });
  const config = {
    hosting: {
      ...hosting,
      public: "page",
      rewrites: hosting.rewrites.filter(({ function: target }) => target === undefined),
    },
    emulators: {
      ui: { enabled: false },
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
    },
  };
  writeFileSync(`${folder}/firebase.json`, JSON.stringify(config));
  return untilReady(folder);
}

function untilReady(folder: string): Promise<RunningProcess> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const tool = inRoot("node_modules/firebase-tools/lib/bin/firebase.js");
    const running = startProcess({
      command: process.execPath,
      args: [tool, "emulators:start", "--only", "hosting", "--project", PROJECT],
      cwd: folder,
      onLine: (line) => {
        lines.push(line);
        if (line.includes("All emulators ready")) resolve(running);
      },
    });
    void running.ended.then(() => reject(new Error(`Hosting did not start:\n${lines.join("\n")}`)));
  });
}
