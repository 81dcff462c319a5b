import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type PluginOption, type Rolldown } from "vite";
import { inRoot } from "../paths.ts";

const SOURCE = "src/app/first-picture/pictures.tsx";
const PLACE = "<!-- first pictures -->";

interface Pictures {
  readonly firstPictures: () => Promise<Readonly<Record<string, string>>>;
}

/** Writes what each first screen looks like into the document; its own script shows the one that is asked for. */
export function firstPicture(plugins: () => readonly PluginOption[]): Plugin {
  let assetFileNames: unknown;
  return {
    name: "parvis:first-picture",
    apply: "build",
    configResolved({ build }) {
      const { output = {} } = build.rolldownOptions;
      ({ assetFileNames } = Array.isArray(output) ? {} : output);
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        const output = { assetFileNames: assetFileNames as string };
        const pictures = Object.entries(await drawPictures(plugins(), output));
        const templates = pictures
          .map(([id, markup]) => `<template id="first-${id}">${markup}</template>`)
          .join("");
        assertPainted(templates, html, bundle);
        if (!html.includes(PLACE)) throw new Error("The document has no place for the first pictures.");
        return inOrder(html.replace(PLACE, templates), bundle);
      },
    },
  };
}

const CLASS_OF_MODULE = /\b_\w+_\w{5}_\d+\b/gu;
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/u;
const FILE = /src="\/(assets\/[^"]+)"/gu;

/** A picture without its styles or its files would be worse than none. */
function assertPainted(templates: string, html: string, bundle: Rolldown.OutputBundle): void {
  const sheet = bundle[SHEET.exec(html)?.[1] ?? ""];
  const styles = sheet?.type === "asset" ? String(sheet.source) : "";
  const bare = [...templates.matchAll(CLASS_OF_MODULE)]
    .map(([name]) => name)
    .filter((name) => !styles.includes(name));
  const missing = [...templates.matchAll(FILE)]
    .map(([, file = ""]) => file)
    .filter((file) => !(file in bundle));
  if (bare.length + missing.length > 0)
    throw new Error(`The first pictures lack ${[...new Set([...bare, ...missing])].join(", ")}.`);
}

/** The picture, its styles and its font come first; the scripts, which nothing waits for any more, take the rest of the line. */
function inOrder(html: string, bundle: Rolldown.OutputBundle): string {
  const font = Object.keys(bundle).find((file) => file.endsWith(".woff2"));
  if (font === undefined) throw new Error("The page has no font to ask for first.");
  const ask = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
  return html
    .replaceAll(/<(script type="module"|link rel="modulepreload") /gu, '<$1 fetchpriority="low" ')
    .replace("</title>", `</title>\n    ${ask}`);
}

/** Built for Node as the page is built for browsers, and run here. */
async function drawPictures(
  plugins: readonly PluginOption[],
  output: { readonly assetFileNames: string },
): Promise<Readonly<Record<string, string>>> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [...plugins],
    build: { ssr: SOURCE, write: false, rolldownOptions: { output } },
  })) as Rolldown.RolldownOutput;
  mkdirSync(inRoot(".cache"), { recursive: true });
  const folder = mkdtempSync(inRoot(".cache/first-picture-"));
  try {
    for (const file of built.output) {
      if (file.type !== "chunk") continue;
      mkdirSync(dirname(join(folder, file.fileName)), { recursive: true });
      writeFileSync(join(folder, file.fileName), file.code);
    }
    const [entry] = built.output;
    const { firstPictures } = (await import(pathToFileURL(join(folder, entry.fileName)).href)) as Pictures;
    return await firstPictures();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
