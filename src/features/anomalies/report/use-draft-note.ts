import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { toast } from "../../../ui/toast.ts";
import { isWorthKeeping } from "./draft-fields.ts";
import type { ReportForm } from "./report-form.ts";

/** Says on leaving that what was typed is kept. */
export function useDraftNote(form: ReportForm, photoCount: number, isSent: RefObject<boolean>): void {
  const { t } = useLingui();
  const leave = useEffectEvent(() => {
    if (!isSent.current && (photoCount > 0 || isWorthKeeping(form))) toast(t`Brouillon enregistré`);
  });
  useEffect(() => () => leave(), []);
}
