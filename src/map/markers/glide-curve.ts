const HALVINGS = 12;

/** The curve of Leaflet's style sheet, cubic-bezier(0, 0, 0.25, 1), so that pins and background go together. */
export function eased(part: number): number {
  let low = 0;
  let high = 1;
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const s = (low + high) / 2;
    if (0.75 * s ** 2 + 0.25 * s ** 3 < part) low = s;
    else high = s;
  }
  return 3 * low ** 2 - 2 * low ** 3;
}
