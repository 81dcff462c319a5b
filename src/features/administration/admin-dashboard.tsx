import { useLingui } from "@lingui/react/macro";
import type { AdminCallables } from "../../remote/callables/admin-callables.ts";
import type { Answered } from "../../domain/administration/question.ts";
import { useData } from "../../data/data-context.ts";
import { PageTabs } from "../../shared/tabs/page-tabs.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./administration.module.css";
import { AccountsTab } from "./accounts/accounts-tab.tsx";
import { AdminProvider } from "./admin-context.ts";
import { CitiesTab } from "./cities/cities-tab.tsx";
import { FiguresTab, type FiguresTabProps } from "./figures/figures-tab.tsx";
import { LogTab } from "./log/log-tab.tsx";
import { ServiceTab } from "./service/service-tab.tsx";
import { useQuestion } from "./use-question.ts";

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
        <div className={styles.dashboard}>
          {device === undefined ? (
            <Skeleton shape="row" count={4} />
          ) : (
            <DashboardTabs kindWords={kindWords} />
          )}
        </div>
      </Page>
    </AdminProvider>
  );
}

function DashboardTabs({ kindWords }: FiguresTabProps) {
  const { t } = useLingui();
  const requests = useQuestion("requests", { after: null }, null);
  const waiting = waitingWords(requests.answer);
  return (
    <PageTabs
      label={t`Parties de l’administration`}
      beside
      tabs={[
        { key: "communes", label: t`Communes`, content: <CitiesTab /> },
        { key: "comptes", label: t`Comptes`, content: <AccountsTab /> },
        {
          key: "service",
          label: waiting === "" ? t`Service` : t`Service (${waiting})`,
          content: <ServiceTab onAnswered={requests.askAgain} />,
        },
        { key: "chiffres", label: t`Chiffres`, content: <FiguresTab kindWords={kindWords} /> },
        { key: "journal", label: t`Journal`, content: <LogTab /> },
      ]}
    />
  );
}

/** How many town halls wait for an answer: nothing for none, and where nobody knows. */
function waitingWords(answer: Answered<"requests"> | undefined): string {
  if (answer === undefined || answer.items.length === 0) return "";
  return `${answer.items.length}${answer.next === null ? "" : "+"}`;
}
