/** What a row of a list tells the page that it opens. */
export interface FromList {
  readonly fromList: true;
  /** The list has an order that no list of one kind of content has: the one of what is to be done. */
  readonly isMixed?: boolean;
}

export function isFromQueue(state: unknown): boolean {
  return (state as Partial<FromList> | null)?.isMixed === true;
}
