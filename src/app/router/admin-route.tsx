import { AdminDashboard } from "../../features/administration/admin-dashboard.tsx";
import { commandWords } from "../../features/offline/outbox-words.ts";
import { adminCallables } from "../../remote/callables/admin-callables.ts";
import { OwnShell } from "../shell/own-shell.tsx";

export function AdminRoute() {
  return (
    <OwnShell>
      <AdminDashboard calls={adminCallables} kindWords={commandWords} />
    </OwnShell>
  );
}
