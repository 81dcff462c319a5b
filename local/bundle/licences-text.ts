import type { BundledPackage } from "./bundled-packages.ts";

const RULE = "=".repeat(80);
const HEAD =
  "Parvis is built with the packages below. Each stays under its own licence, which is given as the package brings it.";

/** Plain text, each version of a package once, by name and version. */
export function licencesText(packages: readonly BundledPackage[]): string {
  const byTitle = new Map(packages.map((found) => [`${found.name} ${found.version}`, found]));
  const parts = [...byTitle.values()].sort(byNameAndVersion).map(partOf);
  return [HEAD, ...parts].join(`\n\n${RULE}\n\n`).concat("\n");
}

function partOf({ name, version, licence, homepage, texts }: BundledPackage): string {
  const head = [
    `${name} ${version}`,
    `Licence: ${licence ?? "not said"}`,
    ...(homepage === undefined ? [] : [homepage]),
  ];
  const body = texts.length === 0 ? ["This package brings no licence file."] : texts.map(tidy);
  return [head.join("\n"), ...body].join("\n\n");
}

function tidy(text: string): string {
  return text
    .replace(/^\uFEFF/u, "")
    .replaceAll("\r\n", "\n")
    .trim();
}

/** By code units, the versions by number: the same on every machine. */
function byNameAndVersion(one: BundledPackage, other: BundledPackage): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  return one.version.localeCompare(other.version, "en", { numeric: true });
}
