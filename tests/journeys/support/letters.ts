import { expect, type Page } from "@playwright/test";

interface Letter {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
}

/** The last letter of a kind that the Auth emulator would have sent to somebody. */
export async function letterTo(
  email: string,
  kind: "VERIFY_EMAIL" | "PASSWORD_RESET" | "EMAIL_SIGNIN",
): Promise<Letter> {
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
