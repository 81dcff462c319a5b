import { expect, type Page } from "@playwright/test";

interface EmailLink {
  /** Whose account it is about: for a change of address, the one in use. */
  readonly email: string;
  /** Where a change of address leads. */
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
}

type EmailLinkKind =
  | "VERIFY_EMAIL"
  | "PASSWORD_RESET"
  | "EMAIL_SIGNIN"
  | "VERIFY_AND_CHANGE_EMAIL"
  | "RECOVER_EMAIL";

/** The last link of a kind that the Auth emulator would have e-mailed about an account. */
export async function emailLinkTo(email: string, kind: EmailLinkKind): Promise<EmailLink> {
  let link: EmailLink | undefined;
  await expect(async () => {
    const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
    const answer = await fetch(`http://${host}/emulator/v1/projects/demo-parvis/oobCodes`);
    const { oobCodes } = (await answer.json()) as { readonly oobCodes: readonly EmailLink[] };
    link = oobCodes.findLast((one) => one.email === email && one.requestType === kind);
    expect(link).toBeDefined();
  }).toPass();
  if (link === undefined) throw new Error(`No link of kind ${kind} went to ${email}.`);
  return link;
}

/** As its link is in production: our own address, with the code and the key of our app. */
export async function openEmailLink(page: Page, { oobCode }: EmailLink): Promise<void> {
  await page.goto(`/auth/action?oobCode=${encodeURIComponent(oobCode)}&apiKey=demo-parvis`);
}

/** Uses up the code of a sign-in link, as a mail filter that opens every link or another device of the person does. */
export async function spendEmailLink({ email, oobCode }: EmailLink): Promise<void> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=demo-parvis`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, oobCode }),
    },
  );
  if (!answer.ok) throw new Error(`The link to ${email} could not be spent.`);
}

/**
 * As an operator, or a thief with an open session, gives an account another address without confirmation: only then does
 * the emulator issue the link that restores the old one. The provider issues it after every change.
 */
export async function moveAddress(uid: string, email: string): Promise<void> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-parvis/accounts:update`,
    {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({ localId: uid, email }),
    },
  );
  if (!answer.ok) throw new Error(`The account ${uid} did not get another address.`);
}
