import { createContext, useContext } from "react";
import type { AdminCallables } from "../../remote/callables/admin-callables.ts";

const Context = createContext<AdminCallables | undefined>(undefined);

export const AdminProvider = Context.Provider;

export function useAdminCalls(): AdminCallables {
  const calls = useContext(Context);
  if (calls === undefined) throw new Error("useAdminCalls needs an AdminProvider above it.");
  return calls;
}
