/**
 * The page's only Trusted Types policy, `default`. Leaflet 1.9.4 writes one constant into `innerHTML` while it loads, so the
 * policy must exist before Leaflet does. Everything else that is HTML, or a script from elsewhere, is refused.
 */
export const TRUSTED_HTML: readonly string[] = ["<svg/>", ""];

const OUR_SCRIPTS = [/^\/sw\.js$/u, /^\/assets\/[\w.-]+\.js$/u];

/** Google's, where the deployment switched App Check on (docs/decisions/0033). */
const RECAPTCHA = /^https:\/\/www\.(?:google|gstatic)\.com\/recaptcha\//u;

export function trustedHtml(html: string): string | null {
  return TRUSTED_HTML.includes(html) ? html : null;
}

/** Lets through the service worker and the built workers of this very origin. */
export function trustedScriptUrl(url: string, origin: string): string | null {
  if (import.meta.env.VITE_APP_CHECK_KEY !== undefined && RECAPTCHA.test(url)) return url;
  if (!URL.canParse(url, origin)) return null;
  const parsed = new URL(url, origin);
  const ours = parsed.origin === origin && parsed.search === "" && parsed.username === "";
  return ours && OUR_SCRIPTS.some((path) => path.test(parsed.pathname)) ? url : null;
}

interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (url: string) => string | null;
      createScript: () => null;
    },
  ): unknown;
}

/** Does nothing in a browser without Trusted Types, or when the page has installed it already. */
export function installTrustedTypes(page: {
  trustedTypes?: PolicyFactory;
  location: { origin: string };
}): void {
  const factory = page.trustedTypes;
  if (factory === undefined || factory.defaultPolicy !== null) return;
  factory.createPolicy("default", {
    createHTML: trustedHtml,
    createScriptURL: (url) => trustedScriptUrl(url, page.location.origin),
    createScript: () => null,
  });
}
