import { useEffect, useState } from "react";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { readStillHere } from "../../data/device/read-still-here.ts";
import { endpoints } from "../../remote/endpoints.ts";
import { useNow } from "../../data/device/use-clock.ts";
import { useAppState } from "../app-state.ts";
import { logProblem } from "../log-problem.ts";
import type { DisabledNotice } from "../session/startup.ts";
import { BareShell } from "../shell/bare-shell.tsx";
import { DisabledPage } from "../shell/disabled-page.tsx";

export function DisabledRoute({ notice }: { readonly notice: DisabledNotice }) {
  const startup = useAppState((state) => state.startup);
  const now = useNow();
  const unsent = useUnsent(notice.uid);
  return (
    <BareShell>
      <DisabledPage
        reason={notice.reason}
        until={notice.until}
        now={now}
        contact={endpoints().contact}
        unsent={unsent?.rows.length ?? 0}
        onSave={() => void unsent?.save()}
        onGoOn={() => startup?.understood()}
      />
    </BareShell>
  );
}

interface UnsentRows {
  readonly rows: readonly OutboxRow[];
  readonly save: () => Promise<void>;
}

/** What the account had not sent, read from its own database, which nothing else has open any more. */
function useUnsent(uid: string): UnsentRows | undefined {
  const [unsent, setUnsent] = useState<UnsentRows>();
  useEffect(() => {
    let device: DeviceDatabase | undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      const { openDevice } = await import("../../data/device/open-device.ts");
      if (isOver) return;
      const opened = openDevice(uid);
      device = opened;
      const { rows } = await readStillHere(opened);
      setUnsent({ rows, save: () => saveRows(opened, rows) });
    };
    read().catch((error: unknown) => logProblem("What was not sent could not be read.", error));
    return () => {
      isOver = true;
      device?.close();
    };
  }, [uid]);
  return unsent;
}

async function saveRows(device: DeviceDatabase, rows: readonly OutboxRow[]): Promise<void> {
  const [{ exportRows }, { saveFile }] = await Promise.all([
    import("../../data/outbox/export-rows.ts"),
    import("../../ui/save-file.ts"),
  ]);
  saveFile(await exportRows(device, rows), "parvis-envois.json");
}
