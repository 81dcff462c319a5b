import { useLingui } from "@lingui/react/macro";
import type { AdminCallables } from "../../remote/callables/admin-callables.ts";
import { useData } from "../../data/data-context.ts";
import { PageTabs } from "../../shared/tabs/page-tabs.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AccountsTab } from "./accounts/accounts-tab.tsx";
import { AdminProvider } from "./admin-context.ts";
import { CitiesTab } from "./cities/cities-tab.tsx";
import { FiguresTab, type FiguresTabProps } from "./figures/figures-tab.tsx";
import { LogTab } from "./log/log-tab.tsx";
import { ServiceTab } from "./service/service-tab.tsx";

interface AdminDashboardProps extends FiguresTabProps {
  readonly calls: AdminCallables;
}

/** All communes and accounts, for administrators: read from the service, with what was last read where it does not answer. */
export function AdminDashboard({ calls, kindWords }: AdminDashboardProps) {
  const { t } = useLingui();
  const { device } = useData();
  return (
    <AdminProvider value={calls}>
      <Page width="wide">
        <PageHeading title={t`Administration`} />
        {device === undefined ? (
          <Skeleton shape="row" count={4} />
        ) : (
          <PageTabs
            label={t`Parties de l’administration`}
            beside
            tabs={[
              { key: "communes", label: t`Communes`, content: <CitiesTab /> },
              { key: "comptes", label: t`Comptes`, content: <AccountsTab /> },
              { key: "service", label: t`Service`, content: <ServiceTab /> },
              { key: "chiffres", label: t`Chiffres`, content: <FiguresTab kindWords={kindWords} /> },
              { key: "journal", label: t`Journal`, content: <LogTab /> },
            ]}
          />
        )}
      </Page>
    </AdminProvider>
  );
}
