import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router-dom";
import { useDevice } from "../../data/data-context.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { discardRow, editRow, retryRow } from "../../data/outbox/row-actions.ts";
import { exportRows } from "../../data/outbox/export-rows.ts";
import { draftPath } from "../../domain/navigation/draft-path.ts";
import { toast } from "../../ui/toast.ts";
import { datedName, saveFile } from "../../ui/save-file.ts";
import { reviewPath } from "./review-path.ts";
import { ACTION_PROBLEM_WORDS } from "./sending-words.ts";

export function useRowActions(onLeave: () => void) {
  const device = useDevice();
  const { t } = useLingui();
  const navigate = useNavigate();
  const sayProblem = (code: keyof typeof ACTION_PROBLEM_WORDS) =>
    toast(t(ACTION_PROBLEM_WORDS[code]), "error");

  return {
    async retry(row: OutboxRow): Promise<void> {
      const retried = await retryRow(device, row.id);
      if (!retried.ok) sayProblem(retried.problem.code);
    },
    async edit(row: OutboxRow): Promise<void> {
      const draft = await editRow(device, row.id);
      if (!draft.ok) return sayProblem(draft.problem.code);
      onLeave();
      const { kind, cityId } = row;
      await navigate(draftPath({ id: draft.value, kind, cityId }));
    },
    /** Both versions are compared where the thing is: a blind retry would overwrite somebody (P3). */
    async review(row: OutboxRow): Promise<void> {
      onLeave();
      await navigate(reviewPath(row));
    },
    async discard(row: OutboxRow): Promise<void> {
      const discarded = await discardRow(device, row.id);
      if (!discarded.ok) sayProblem(discarded.problem.code);
    },
    async save(rows: readonly OutboxRow[]): Promise<void> {
      saveFile(await exportRows(device, rows), datedName("envois"));
    },
  };
}

export type RowActions = ReturnType<typeof useRowActions>;
