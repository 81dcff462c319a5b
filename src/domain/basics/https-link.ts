export const HTTPS = /^https:\/\/[^\s/?#]+\.[^\s]+$/u;

/** An address of the web that anybody may be led to: never one that runs something. */
export function isHttpsLink(text: string): boolean {
  return HTTPS.test(text);
}

export const LINK_CHARS_MAX = 500;
