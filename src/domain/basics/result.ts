/** What a resident may cause is a value with a code; what cannot happen throws a sentence. */
export type Result<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<P>(problem: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem };
}
