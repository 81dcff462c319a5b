import type { Page } from "@playwright/test";
import { enterAccount } from "./account.ts";
import { arriveIn, type Commune } from "./commune.ts";
import { anAccountWith } from "./staff.ts";

/** Comes into a commune with an account whose address is confirmed. Ends on the profile. */
export async function arriveAsResident(page: Page, city: Commune): Promise<void> {
  const { email, password } = await anAccountWith({});
  await arriveIn(page, city);
  await enterAccount(page, email, password);
}
