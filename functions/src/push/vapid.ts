import { createECDH } from "node:crypto";

const PRIVATE_KEY = "PUSH_PRIVATE_KEY";

export interface Vapid {
  /** `mailto:` or https: whom a push service writes to where something goes wrong. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Whoever answers for the pushes of this deployment, by `functions/.env.<project>`; empty where it sends none. */
function contact(): string {
  return process.env["PARVIS_PUSH"] ?? "";
}

/** Known to every function; the key is known to those that send alone. */
export function wakesDevices(): boolean {
  return contact() !== "";
}

/** What the functions that send ask of the secret manager; a local run has its key in the environment. */
export const PUSH_SECRETS =
  !wakesDevices() || process.env["FIRESTORE_EMULATOR_HOST"] !== undefined ? [] : [PRIVATE_KEY];

/** Undefined where the deployment has none: nobody is asked to be woken then. */
export function vapid(): Vapid | undefined {
  const privateKey = process.env[PRIVATE_KEY]?.trim() ?? "";
  if (contact() === "" || privateKey === "") return undefined;
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return { subject: contact(), publicKey: pair.getPublicKey("base64url"), privateKey };
}
