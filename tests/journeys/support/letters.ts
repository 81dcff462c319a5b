import { expect, type Page } from "@playwright/test";

interface Letter {
  /** Whose account it is about: for a change of address, the one in use. */
  readonly email: string;
  /** Where a change of address leads. */
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
}

type LetterKind =
  | "VERIFY_EMAIL"
  | "PASSWORD_RESET"
  | "EMAIL_SIGNIN"
  | "VERIFY_AND_CHANGE_EMAIL"
  | "RECOVER_EMAIL";

/** The last letter of a kind that the Auth emulator would have sent about somebody's account. */
export async function letterTo(email: string, kind: LetterKind): Promise<Letter> {
  let letter: Letter | undefined;
  await expect(async () => {
    const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
    const answer = await fetch(`http://${host}/emulator/v1/projects/demo-parvis/oobCodes`);
    const { oobCodes } = (await answer.json()) as { readonly oobCodes: readonly Letter[] };
    letter = oobCodes.findLast((one) => one.email === email && one.requestType === kind);
    expect(letter).toBeDefined();
  }).toPass();
  if (letter === undefined) throw new Error(`No letter of kind ${kind} went to ${email}.`);
  return letter;
}

/** As its link is in production: our own address, with the code and the key of our app. */
export async function openLetter(page: Page, { oobCode }: Letter): Promise<void> {
  await page.goto(`/auth/action?oobCode=${encodeURIComponent(oobCode)}&apiKey=demo-parvis`);
}

/** A mail filter that opens every link, or the same person on another device: the code of a sign-in letter is spent. */
export async function spendLetter({ email, oobCode }: Letter): Promise<void> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=demo-parvis`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, oobCode }),
    },
  );
  if (!answer.ok) throw new Error(`The letter to ${email} could not be spent.`);
}

/**
 * As an operator, or a thief with an open session, gives an account another address without a letter to it: only then does
 * the emulator write the letter that takes the old one back. The provider writes it after every change.
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
