/** Whether something lies over it, where a pointer would press it. */
export function isCovered(element: Element): boolean {
  const { left, width, top, height } = element.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const);
  return spots.some(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
}
