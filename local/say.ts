const started = Date.now();

/** One line of progress, with the seconds since the start. */
export function say(sentence: string): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(0).padStart(3);
  console.log(`${seconds} s  ${sentence}`);
}
