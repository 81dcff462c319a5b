/** The query of `Threads` that shows the moderator's round in place of what is to do. */
export const TOUR_VIEW = "?view=tour";

export function isTourView(search: string): boolean {
  return /(?:^|[?&])view=tour(?:&|$)/u.test(search);
}
