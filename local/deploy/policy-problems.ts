import type { Settings } from "./settings.ts";

interface Opening {
  readonly directive: string;
  readonly source: string;
}

const RECAPTCHA = "https://www.google.com/recaptcha/";
const GSTATIC = "https://www.gstatic.com/recaptcha/";

/** What the policy of firebase.json has to let through, for each thing a deployment may switch on. */
function openingsOf(settings: Settings): readonly Opening[] {
  const { VITE_GEO_API, VITE_ADDRESSES_API, VITE_APP_CHECK_KEY, VITE_FIREBASE_MEASUREMENT_ID } = settings;
  const hosts = [VITE_GEO_API, VITE_ADDRESSES_API].flatMap((url) => (url ? [new URL(url).origin] : []));
  return [
    ...hosts.map((source) => ({ directive: "connect-src", source })),
    ...(VITE_APP_CHECK_KEY ? APP_CHECK : []),
    ...(VITE_FIREBASE_MEASUREMENT_ID
      ? [{ directive: "script-src", source: "https://www.googletagmanager.com" }]
      : []),
  ];
}

/** docs/decisions/0033. */
const APP_CHECK: readonly Opening[] = [
  { directive: "script-src", source: RECAPTCHA },
  { directive: "script-src", source: GSTATIC },
  { directive: "frame-src", source: RECAPTCHA },
  { directive: "connect-src", source: "https://content-firebaseappcheck.googleapis.com" },
  { directive: "connect-src", source: RECAPTCHA },
];

/** What residents' browsers would block, in sentences. The map's hosts are judged by the build itself (`sw/plugin`). */
export function policyProblems(policy: string, settings: Settings): readonly string[] {
  const directives = new Map(
    policy.split(";").map((written) => {
      const [name = "", ...sources] = written.trim().split(/\s+/u);
      return [name, sources] as const;
    }),
  );
  return openingsOf(settings)
    .filter(({ directive, source }) => directives.get(directive)?.includes(source) !== true)
    .map(({ directive, source }) => `The policy of firebase.json lacks ${source} in ${directive}.`);
}
