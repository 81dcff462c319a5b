import { createContext, useContext } from "react";
import type { Actor } from "../../domain/account/actor.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Session } from "../../remote/auth/open-session.ts";
import type { AccountCallables } from "../../remote/callables/account-callables.ts";

export interface AccountServices {
  readonly session: Pick<Session, "email" | "prove" | "codes" | "token">;
  readonly calls: AccountCallables;
  /** What this device holds of the guest, unsent and drafts, becomes the account's. Nothing is taken from the guest before the account is here. */
  readonly handOver: (accountUid: string) => Promise<void>;
  /** Closes this account's databases for a fresh guest. `unsent`: what waits stays, for this account alone. */
  readonly leave: (keep: "unsent" | "nothing") => Promise<void>;
}

export interface AccountContext {
  readonly services: AccountServices | undefined;
  readonly actor: Actor | undefined;
  /** The person's own city. */
  readonly cityId: CityId | undefined;
}

const Context = createContext<AccountContext | undefined>(undefined);

export const AccountContextProvider = Context.Provider;

export function useAccountContext(): AccountContext {
  const context = useContext(Context);
  if (context === undefined) throw new Error("useAccountContext needs an AccountContextProvider above it.");
  return context;
}
