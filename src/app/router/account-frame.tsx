import { useMemo, type ReactNode } from "react";
import { AccountContextProvider } from "../../features/account/account-context.ts";
import { localStore } from "../../data/device/page-storage.ts";
import { ownCityId, useAppFields, useAppState, useAppStore } from "../app-state.ts";
import { accountServices } from "../session/account-services.ts";
import { OwnShell } from "../shell/own-shell.tsx";
import { StorageNotices } from "./storage-notices.tsx";

export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const { services, startup, actor } = useAppFields("services", "startup", "actor");
  const cityId = useAppState(ownCityId);
  const context = useMemo(
    () => ({ services: accountServices({ services, startup }, store, localStore()), actor, cityId }),
    [services, startup, store, actor, cityId],
  );
  return (
    <AccountContextProvider value={context}>
      <OwnShell>
        <StorageNotices />
        {children}
      </OwnShell>
    </AccountContextProvider>
  );
}
