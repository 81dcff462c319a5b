export interface TokenOf {
  readonly uid: string;
  readonly provider?: "anonymous" | "password";
  /** Of an account with an address: whether its owner opened the letter. */
  readonly confirmed?: boolean;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** When the token was made; now where it is not said. */
  readonly at?: number;
}

/** An ID token as the emulators take it: the claims of a real one, unsigned. */
export function emulatorToken({
  uid,
  provider = "password",
  confirmed = provider === "password",
  claims = {},
  at = Date.now(),
}: TokenOf): string {
  const now = Math.floor(at / 1000);
  const payload = {
    iss: "https://securetoken.google.com/demo-parvis",
    aud: "demo-parvis",
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    ...(provider === "password" ? { email: `${uid}@exemple.fr`, email_verified: confirmed } : {}),
    firebase: { sign_in_provider: provider, identities: {} },
    ...claims,
  };
  return `${base64Url({ alg: "none", typ: "JWT" })}.${base64Url(payload)}.`;
}

function base64Url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
