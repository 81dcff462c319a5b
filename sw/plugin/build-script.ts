import { rolldown } from "rolldown";

export interface BuildScriptOptions {
  readonly source: string;
  /** Where a script that another one imports puts what it exports. */
  readonly globalName?: string;
  /** Constants written in, as source text. */
  readonly define?: Readonly<Record<string, string>>;
}

const VERSION_MARK = /[\\/]workbox-[a-z]+[\\/]_version\.js$/u;

/** One classic script without imports: what a service worker may be made of in every browser. */
export async function buildScript({ source, globalName, define = {} }: BuildScriptOptions): Promise<string> {
  const build = await rolldown({
    input: source,
    platform: "browser",
    resolve: { conditionNames: ["browser", "import", "default"] },
    // Each Workbox package leaves its version in the worker, for tools that look for it: nobody looks here.
    plugins: [{ name: "parvis:no-version-marks", load: (id) => (VERSION_MARK.test(id) ? "" : null) }],
    transform: { define: { "process.env.NODE_ENV": '"production"', ...define } },
  });
  const { output } = await build.generate({
    format: "iife",
    minify: true,
    comments: { annotation: false },
    codeSplitting: false,
    ...(globalName === undefined ? {} : { name: globalName }),
  });
  await build.close();
  const [script] = output;
  return script.code;
}
