import type { AccountFacts } from "../../remote/auth/email-account.ts";
import type { AccountServices } from "./account-context.ts";

export interface SecurityProps {
  readonly services: AccountServices;
  readonly facts: AccountFacts;
}
