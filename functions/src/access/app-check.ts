import { appCheck } from "../firebase.ts";
import { codeOf, logs } from "../logs.ts";

/** By `functions/.env.<project>`, where the page has its key (docs/decisions/0033). */
export function isAppCheckOn(): boolean {
  return process.env["PARVIS_APP_CHECK"] === "1";
}

/** Whether Google's proof came along that the request is from our page; true where nobody asks for one. */
export async function isFromOurPage(header: string | undefined): Promise<boolean> {
  if (!isAppCheckOn()) return true;
  try {
    await appCheck().verifyToken(header ?? "");
    return true;
  } catch (error) {
    logs.proofRefused(codeOf(error));
    return false;
  }
}
