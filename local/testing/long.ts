/** What `npm run test:long` asks of the suites: other seeds, many stories, every width and theme, and no second run. */
export const LONG = {
  PARVIS_LONG: "1",
  /** Times as many as usual: a thousand scenarios of the pull, more of the outbox. */
  PARVIS_STORIES: "17",
  PARVIS_SCREENS: "every",
} as const;

export function isLong(): boolean {
  return process.env["PARVIS_LONG"] === LONG.PARVIS_LONG;
}
