import type { Plugin } from "vite";

/** Screens and notices that few people open, or that nobody waits for. */
const SELDOM = [
  ...[
    "about",
    "admin",
    "city-settings",
    "denied",
    "disabled",
    "my-ideas",
    "not-found",
    "notification-settings",
    "profile",
    "queue",
    "share",
  ].map((name) => `src/app/router/${name}-route.tsx`),
  "src/app/router/account-frame.tsx",
  "src/app/shell/info-overlay.tsx",
  "src/app/shell/moderator-way.tsx",
  "src/features/account/auth-action.tsx",
  "src/features/install/install-offer.tsx",
  "src/features/offline/outbox-panel.tsx",
  "src/features/offline/storage-notices.tsx",
  "src/features/offline/waiting-owner-notice.tsx",
];

/**
 * Vite lets a script name each file that its dynamic imports will ask for, so that they come at the same time. For screens of few
 * people that is a cost to everybody: their names were 0.9 kB of the first script (gzip). Their scripts ask for one another here,
 * once they are there; only their style sheets, which no script imports, stay named.
 */
export function fewerPreloads(): Plugin {
  const seldom = new Set<string>();
  return {
    name: "parvis:fewer-preloads",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (fileName, scripts) => (seldom.has(fileName) ? [] : scripts),
        },
      },
    }),
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" && file.facadeModuleId !== null
          ? [[file.facadeModuleId.replaceAll("\\", "/"), file.fileName] as const]
          : [],
      );
      for (const path of SELDOM) {
        const found = sources.find(([module]) => module.endsWith(`/${path}`));
        if (found === undefined) this.error(`${path} is no file of its own: see fewer-preloads-plugin.ts.`);
        seldom.add(found[1]);
      }
    },
  };
}
