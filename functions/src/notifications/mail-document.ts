import { DAY_MS, type Instant } from "../../../src/domain/basics/instant.ts";

const MAIL_KEPT_MS = 30 * DAY_MS;

export interface MailMessage {
  readonly subject: string;
  readonly text: string;
}

/** Whose address they confirmed. */
export interface Addressee {
  readonly uid: string;
  readonly email: string;
}

/** As the mail extension of a deployment reads it; whose it is, for it to leave with the account. */
export function mailDocument({ uid, email }: Addressee, message: MailMessage, at: Instant): object {
  return { to: [email], message, uid, expireAt: new Date(at + MAIL_KEPT_MS) };
}

/** Whoever never opened the commune keeps no name of it. */
export function placeName(cityName: string): string {
  return cityName === "" ? "votre commune" : cityName;
}
