import { rolldown, type Plugin } from "rolldown";

interface BuildScriptOptions {
  readonly source: string;
  /** Where a script that another one imports puts what it exports. */
  readonly globalName?: string;
  /** Vite's environment: the script carries those of its `VITE_` variables that it reads, and nothing else of this machine's. */
  readonly env?: Readonly<Record<string, unknown>>;
  /** Constants written in, as source text. */
  readonly define?: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
}

const VERSION_MARK = /[\\/]workbox-[a-z]+[\\/]_version\.js$/u;

/** One classic script without imports: what a service worker may be made of in every browser. */
export async function buildScript({
  source,
  globalName,
  env,
  define,
  plugins = [],
}: BuildScriptOptions): Promise<string> {
  const build = await rolldown({
    input: source,
    platform: "browser",
    // Each Workbox package leaves its version in the worker, for tools that look for it: nobody looks here.
    plugins: [
      { name: "parvis:no-version-marks", load: (id) => (VERSION_MARK.test(id) ? "" : null) },
      ...plugins,
    ],
    transform: { define: { "process.env.NODE_ENV": '"production"', ...constantsOf(env), ...define } },
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

/** Each variable by itself, so that one nobody reads is not in the script. */
function constantsOf(env: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, string>> {
  const variables = Object.entries(env).filter(([name]) => name.startsWith("VITE_"));
  return {
    // One that is not set is read as undefined.
    "import.meta.env": "{}",
    // Known when it is built: what only a local run needs is then left out of a real one.
    "import.meta.env.VITE_PARVIS_LOCAL": "undefined",
    ...Object.fromEntries(
      variables.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
  };
}
