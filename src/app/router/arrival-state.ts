/** What the way from the choice of a commune to its map carries: the person has just come, and is told what there is. */
export const JUST_CHOSEN = { arrival: true } as const;

export function hasJustChosen(state: unknown): boolean {
  return (state as Partial<typeof JUST_CHOSEN> | null)?.arrival === true;
}
