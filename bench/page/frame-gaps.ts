/** Milliseconds between the frames the page could draw, until it is told to stop. */
export function frameGaps(): () => readonly number[] {
  const gaps: number[] = [];
  let last = performance.now();
  let isOver = false;
  const frame = (now: number): void => {
    if (isOver) return;
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return () => {
    isOver = true;
    return gaps;
  };
}
