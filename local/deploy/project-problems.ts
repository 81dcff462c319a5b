import { readFileSync } from "node:fs";
import { inRoot } from "../paths.ts";
import { REGION } from "../../functions/src/config.ts";

interface Project {
  readonly hosting: {
    readonly predeploy?: readonly string[];
    readonly rewrites: readonly { readonly function?: { readonly functionId: string } }[];
  };
  readonly firestore: { readonly location: string };
}

interface Indexes {
  readonly fieldOverrides: readonly { readonly collectionGroup: string; readonly ttl?: boolean }[];
}

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dependencies?: object }>>;
}

/** Collections that Firestore empties by itself. */
const WITH_TTL = ["blockRequests", "closed", "mail", "notifications", "quota", "receipts"];

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(inRoot(path), "utf8"));
}

/** What the files that are deployed say against one another, in sentences. `functions`: the names that the functions' file exports. */
export function projectProblems(functions: readonly string[]): readonly string[] {
  const { hosting, firestore } = readJson("firebase.json") as Project;
  const called = hosting.rewrites.flatMap(({ function: target }) => target?.functionId ?? []);
  const { fieldOverrides } = readJson("firestore.indexes.json") as Indexes;
  const kept = WITH_TTL.filter(
    (group) => !fieldOverrides.some(({ collectionGroup, ttl }) => collectionGroup === group && ttl === true),
  );
  return [
    ...called
      .filter((name) => !functions.includes(name))
      .map((name) => `Hosting leads to the function ${name}, and there is none.`),
    ...kept.map((group) => `firestore.indexes.json has no time-to-live policy for ${group}.`),
    ...(firestore.location === REGION
      ? []
      : [`The database is in ${firestore.location}, and the functions in ${REGION}.`]),
    ...lockProblems(),
  ];
}

/** The cloud installs the functions' packages by `functions/package-lock.json` alone. */
function lockProblems(): readonly string[] {
  const { dependencies } = readJson("functions/package.json") as Package;
  const { packages } = readJson("functions/package-lock.json") as Lock;
  return Object.entries(dependencies)
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name, version]) => `functions/package-lock.json does not lock ${name} at ${version}.`);
}
