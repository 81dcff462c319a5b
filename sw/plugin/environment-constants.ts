/**
 * What Vite gives the page, as constants for `buildScript`: each variable by itself, so that a script carries those that it reads
 * and no other. Nothing else of this machine's is in them.
 */
export function environmentConstants(
  env: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
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
