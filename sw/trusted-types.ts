interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: string,
    rules: {
      createHTML: () => null;
      createScriptURL: (url: string) => string | null;
      createScript: () => null;
    },
  ): unknown;
}

/** Not every browser has them, and TypeScript's library does not know them. */
export interface TrustedTypesHolder {
  readonly trustedTypes?: PolicyFactory;
}

/** The content policy of /sw.js holds here too: scripts of ours may be imported, and nothing else. */
export function trustOnly(scriptUrls: readonly string[], worker: TrustedTypesHolder): void {
  const factory = worker.trustedTypes;
  if (factory === undefined || factory.defaultPolicy !== null) return;
  factory.createPolicy("default", {
    createHTML: () => null,
    createScriptURL: (url) => (scriptUrls.includes(url) ? url : null),
    createScript: () => null,
  });
}
