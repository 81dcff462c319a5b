/** What a stand-in answers, before it becomes HTTP. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** True when part of it was made up here; the page says so. */
  readonly approximate: boolean;
  /** True when parts of the body may be asked for. */
  readonly ranges?: boolean;
}

export function jsonAnswer(value: unknown, approximate: boolean): Answer {
  return { status: 200, type: "application/json; charset=utf-8", body: JSON.stringify(value), approximate };
}

/** The real API answers its refusals as a page, not as JSON. */
export function pageAnswer(status: number, text: string): Answer {
  return { status, type: "text/html; charset=utf-8", body: text, approximate: false };
}

export function textAnswer(status: number, text: string): Answer {
  return { status, type: "text/plain; charset=utf-8", body: text, approximate: false };
}
