import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined where `package.json` names none. */
  readonly licence: string | undefined;
  readonly homepage: string | undefined;
  /** Its licence and notice files, in the order of their names. */
  readonly texts: readonly string[];
}

/** The last one: a package may have another version of its dependency below itself. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u;
const LICENCE_FILE = /^(?:licen[cs]es?|copying|notice)(?:[-.][\w-]+)*$/iu;
const CODE = /\.(?:[cm]?[jt]sx?|json)$/iu;

/** Folders of the packages that these modules came from; a workspace is linked, and its modules are none of a package. */
export function packageFolders(moduleIds: Iterable<string>): readonly string[] {
  const folders = [...moduleIds].flatMap((id) => PACKAGE_FOLDER.exec(pathOf(id)) ?? []);
  return [...new Set(folders)];
}

/** @param folder the package's own, absolute */
export function readPackage(folder: string): BundledPackage {
  const said = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, unknown>;
  const { name, version, license, homepage } = said;
  if (typeof name !== "string" || typeof version !== "string")
    throw new Error(`${folder}/package.json has no name or no version.`);
  return {
    name,
    version,
    licence: typeof license === "string" ? license : undefined,
    homepage: typeof homepage === "string" ? homepage : undefined,
    texts: readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile() && LICENCE_FILE.test(file.name) && !CODE.test(file.name))
      .map((file) => file.name)
      .sort()
      .map((file) => readFileSync(join(folder, file), "utf8")),
  };
}

/** Of a module's id: without the mark of a virtual module before it and the query behind it. */
function pathOf(moduleId: string): string {
  return moduleId
    .replace(/^\0+/u, "")
    .replace(/[?#].*$/u, "")
    .replaceAll("\\", "/");
}
