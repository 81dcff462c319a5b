/** What Workbox expiration counts in. */
export const DAY_SECONDS = 86_400;
