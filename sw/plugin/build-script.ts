import { rolldown } from "rolldown";

export interface BuildScriptOptions {
  readonly source: string;
  /** Where a script that another one imports puts what it exports. */
  readonly globalName?: string;
  /** Constants written in, as source text. */
  readonly define?: Readonly<Record<string, string>>;
}

/** One classic script without imports: what a service worker may be made of in every browser. */
export async function buildScript({ source, globalName, define = {} }: BuildScriptOptions): Promise<string> {
  const build = await rolldown({
    input: source,
    platform: "browser",
    resolve: { conditionNames: ["browser", "import", "default"] },
    transform: { define: { "process.env.NODE_ENV": '"production"', ...define } },
  });
  const { output } = await build.generate({
    format: "iife",
    minify: true,
    codeSplitting: false,
    ...(globalName === undefined ? {} : { name: globalName }),
  });
  await build.close();
  const [script] = output;
  return script.code;
}
