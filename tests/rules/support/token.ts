export interface TokenOf {
  readonly uid: string;
  readonly provider?: "anonymous" | "password";
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** An ID token as the emulators take it: the claims of a real one, unsigned. */
export function emulatorToken({ uid, provider = "password", claims = {} }: TokenOf): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: "https://securetoken.google.com/demo-parvis",
    aud: "demo-parvis",
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    firebase: { sign_in_provider: provider, identities: {} },
    ...claims,
  };
  return `${base64Url({ alg: "none", typ: "JWT" })}.${base64Url(payload)}.`;
}

function base64Url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
