/** For whoever opens the browser's console. Says what failed, never what a person wrote. */
export function logProblem(sentence: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place of the page that writes there
  console.warn(`Parvis: ${sentence}`, error);
}
