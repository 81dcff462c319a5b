import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { REGION } from "../../functions/src/config.ts";
import { inRoot } from "../paths.ts";
import { HOST, originOf, type Ports } from "../ports.ts";

interface Header {
  readonly key: string;
  readonly value: string;
}

interface Rewrite {
  readonly source: string;
  readonly function?: { readonly functionId: string };
}

export interface FirebaseConfig {
  readonly hosting: {
    readonly public: string;
    readonly rewrites: readonly Rewrite[];
    readonly headers: readonly { readonly regex?: string; readonly headers: readonly Header[] }[];
  };
  readonly functions: readonly { readonly source: string }[];
  readonly firestore: { readonly rules: string; readonly indexes: string };
}

/**
 * Writes the configuration of one local run: the real firebase.json, with its ports, its folders seen from `folder`, and the two
 * exceptions a local page needs in its content security policy (the emulators and stand-ins are other origins, without TLS).
 *
 * @returns the path of the written file
 */
export function writeFirebaseConfig(folder: string, ports: Ports): string {
  const real = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8")) as FirebaseConfig;
  mkdirSync(folder, { recursive: true });
  mkdirSync(inRoot(real.hosting.public), { recursive: true });
  linkFolder(inRoot("functions"), join(folder, "functions"));
  linkFolder(inRoot(real.hosting.public), join(folder, "dist"));
  const config = {
    ...real,
    hosting: {
      ...real.hosting,
      public: "dist",
      headers: localHeaders(real.hosting.headers, ports),
      rewrites: real.hosting.rewrites.map(inOurRegion),
    },
    functions: real.functions.map((group) => ({ ...group, source: "functions" })),
    firestore: {
      ...real.firestore,
      rules: inRoot(real.firestore.rules),
      indexes: inRoot(real.firestore.indexes),
    },
    emulators: emulatorsConfig(ports),
  };
  const path = join(folder, "firebase.json");
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

/** A deployment finds each function by its name; the emulator wants to be told where it is. */
function inOurRegion({ function: target, ...rewrite }: Rewrite): object {
  return target === undefined ? rewrite : { ...rewrite, function: { ...target, region: REGION } };
}

function emulatorsConfig(ports: Ports): object {
  const at = (port: number) => ({ host: HOST, port });
  return {
    singleProjectMode: true,
    ui: { enabled: false },
    hub: at(ports.hub),
    logging: at(ports.logging),
    auth: at(ports.auth),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    hosting: at(ports.hosting),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
  };
}

function localHeaders(
  rules: FirebaseConfig["hosting"]["headers"],
  ports: Ports,
): FirebaseConfig["hosting"]["headers"] {
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === "Content-Security-Policy"
        ? { ...header, value: localPolicy(header.value, ports) }
        : header,
    ),
  }));
}

function localPolicy(policy: string, ports: Ports): string {
  const connect = [ports.standIns, ports.firestore, ports.auth].map(originOf).join(" ");
  return policy
    .replace("connect-src 'self'", `connect-src 'self' ${connect}`)
    .replace("img-src 'self'", `img-src 'self' ${originOf(ports.standIns)}`)
    .replace("; upgrade-insecure-requests", "");
}

/** firebase-tools only takes folders below its own configuration. */
function linkFolder(target: string, link: string): void {
  rmSync(link, { force: true });
  symlinkSync(target, link, "junction");
}
