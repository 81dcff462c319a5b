import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { packageFolders, readPackage } from "./bundled-packages.ts";
import { licencesText } from "./licences-text.ts";

/** Not in the shell (sw/plugin/shell-files.ts): it is read from the network. */
const LICENCES_FILE = "licences.txt";

/** Says from where a build took what it holds; a worker is a build of its own. */
interface PackageCollector {
  readonly name: string;
  generateBundle(options: unknown, bundle: Rolldown.OutputBundle): void;
}

/**
 * Licences ask that their text goes along with every copy: it stands in one file for the page, its workers and the service
 * worker. It is read from the packages as they are installed, so it is the text of this very version.
 */
export function licences(): { readonly collector: PackageCollector; readonly writer: Plugin } {
  let root = "";
  const ids = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const id of Object.values(bundle).flatMap((file) => sourcesOf(file, root))) ids.add(id);
  };
  return {
    collector: {
      name: "parvis:package-collector",
      generateBundle: (_, bundle) => collect(bundle),
    },
    writer: {
      name: "parvis:licences",
      apply: "build",
      // After the service worker, whose packages it knows then.
      enforce: "post",
      configResolved(config) {
        root = config.root;
      },
      generateBundle(_, bundle) {
        collect(bundle);
        const source = licencesText(packageFolders(ids).map(readPackage));
        this.emitFile({ type: "asset", fileName: LICENCES_FILE, source });
      },
    },
  };
}

/** Modules of a chunk that are left after what nobody uses was dropped; of an asset, a font for one, the file. */
function sourcesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk, root: string): readonly string[] {
  return file.type === "chunk" ? file.moduleIds : file.originalFileNames.map((path) => join(root, path));
}
