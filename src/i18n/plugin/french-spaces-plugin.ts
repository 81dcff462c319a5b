import type { Plugin } from "vite";
import { messageWithFrenchSpaces } from "./french-spaces.ts";

const FRENCH_CATALOGUE = /\/fr\.po(?:\?|$)/u;

/**
 * French sentences are written with plain spaces; this binds them in what Lingui's plugin has compiled, so that neither who
 * writes nor the running page has to think of it.
 */
export function frenchSpacesInCatalogues(): Plugin {
  return {
    name: "parvis:french-spaces",
    transform: {
      filter: { id: FRENCH_CATALOGUE },
      handler: async (code) => ({ code: await withFrenchSpaces(code), map: null, moduleType: "js" }),
    },
  };
}

/** The compiled catalogue is a module without imports: it is run, not read, since Lingui may write it as it likes. */
async function withFrenchSpaces(code: string): Promise<string> {
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { messages } = (await import(url)) as { readonly messages: Readonly<Record<string, unknown>> };
  const spaced = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, messageWithFrenchSpaces(message)]),
  );
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(spaced))});`;
}
