import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { inRoot } from "../paths.ts";
import { JAVA_MAJOR_MIN, newestJava } from "../preflight/java.mjs";
import { cloudSdkFolder } from "./cloud-sdk.ts";
import { manifestJar } from "./jar.ts";

const SDK_JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
const MAIN_CLASS = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

const MISSING_SENTENCE = `The Firestore emulator needs Java ${JAVA_MAJOR_MIN} or newer and its own program, and one of them is missing here.
Install them in one of these two ways, then start again:
  1. a Java package (Debian: apt-get install openjdk-${JAVA_MAJOR_MIN}-jre-headless), then: npx firebase setup:emulators:firestore
  2. the Google Cloud CLI with its emulator: gcloud components install cloud-firestore-emulator
     (Debian: apt-get install google-cloud-cli-firestore-emulator), which brings or asks for a Java package too`;

/** What the emulators' process needs in its environment to run Firestore. */
export type FirestoreRuntime =
  | { readonly ok: true; readonly javaBin: string; readonly env: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problem: string };

export function firestoreRuntime(): FirestoreRuntime {
  const java = newestJava();
  if (java === undefined) return missing("No Java was found.");
  if (java.major < JAVA_MAJOR_MIN) return missing(`The newest Java found is ${java.major}, in ${java.bin}.`);
  if (downloadedByFirebaseTools()) return { ok: true, javaBin: java.bin, env: {} };
  const jar = cloudSdkJar();
  if (jar === undefined) return missing("No Firestore emulator was found.");
  return { ok: true, javaBin: java.bin, env: { FIRESTORE_EMULATOR_BINARY_PATH: jarWithMainClass(jar) } };
}

function missing(found: string): FirestoreRuntime {
  return { ok: false, problem: `${MISSING_SENTENCE}\n${found}` };
}

function downloadedByFirebaseTools(): boolean {
  const folder = process.env["FIREBASE_EMULATORS_PATH"] ?? join(homedir(), ".cache/firebase/emulators");
  return (
    existsSync(folder) && readdirSync(folder).some((name) => /^cloud-firestore-emulator-.*\.jar$/u.test(name))
  );
}

function cloudSdkJar(): string | undefined {
  const usual = [
    process.env["CLOUDSDK_ROOT"],
    "/usr/lib/google-cloud-sdk",
    join(homedir(), "google-cloud-sdk"),
  ];
  for (const folder of usual) {
    if (folder !== undefined && existsSync(join(folder, SDK_JAR))) return join(folder, SDK_JAR);
  }
  const told = cloudSdkFolder();
  return told !== undefined && existsSync(join(told, SDK_JAR)) ? join(told, SDK_JAR) : undefined;
}

/** The Google Cloud jar names no main class, and firebase-tools starts what it is given with `java -jar`. */
function jarWithMainClass(jar: string): string {
  const path = inRoot(".data/firestore-emulator.jar");
  mkdirSync(inRoot(".data"), { recursive: true });
  writeFileSync(path, manifestJar(MAIN_CLASS, pathToFileURL(jar).href));
  return path;
}
