import type { Answer } from "./answer.ts";

interface Part {
  readonly status: number;
  readonly body: string | Uint8Array;
  readonly range?: string;
}

/** The bytes a `Range: bytes=0-16383` asks for; the whole body without one, and none beyond its end. */
export function partAsked({ status, body }: Answer, range: string | undefined): Part {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/u.exec(range ?? "") ?? [];
  if (status !== 200 || first === undefined) return { status, body };
  const bytes = Buffer.from(body);
  const [from, to] = [Number(first), Math.min(Number(last), bytes.length - 1)];
  if (from > to) return { status: 416, body: "", range: `bytes */${bytes.length}` };
  return { status: 206, body: bytes.subarray(from, to + 1), range: `bytes ${from}-${to}/${bytes.length}` };
}
