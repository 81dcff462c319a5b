/** What a row of a list tells the page that it opens. */
export interface FromList {
  readonly fromList: true;
  /** The list has an order that no list of one kind of content has: the one of what is to be done. */
  readonly isMixed?: boolean;
}

export function isFromQueue(state: unknown): boolean {
  return (state as Partial<FromList> | null)?.isMixed === true;
}

/** What the page of a content tells its discussion: the way back is the one it was opened by. */
export interface FromSubject {
  readonly fromSubject: true;
}
