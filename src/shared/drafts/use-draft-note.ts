import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { toast } from "../../ui/toast.ts";

export function useDraftNote(isWorthKeeping: boolean, isSent: RefObject<boolean>): void {
  const { t } = useLingui();
  const leave = useEffectEvent(() => {
    if (!isSent.current && isWorthKeeping) toast(t`Brouillon enregistré`);
  });
  useEffect(() => () => leave(), []);
}
