interface Asked {
  readonly uid: string;
  readonly data?: object;
  /** What the token says besides. */
  readonly token?: object;
}

/** What a callable answers in the thread of a test, to a token that is its owner's name. */
export function askedHere(callable: object, { uid, data = {}, token = {} }: Asked): Promise<unknown> {
  const rawRequest = { headers: { authorization: `Bearer ${uid}` } };
  const { run } = callable as { readonly run: (this: void, request: object) => Promise<unknown> };
  return run({ data, auth: { uid, token: { uid, ...token } }, rawRequest });
}
