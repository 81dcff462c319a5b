import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { takeShared } from "./take-shared.ts";

export interface TakingSharedProps {
  readonly device: DeviceDatabase;
  readonly cityId: CityId;
  readonly draftId: Identifier;
  readonly onTaken: () => void;
}

export function TakingShared({ device, cityId, draftId, onTaken }: TakingSharedProps) {
  const { t } = useLingui();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const take = async (): Promise<void> => {
      const taken = await takeShared(device, cityId, draftId).catch(() => ({ added: 0, left: 1 }));
      if (taken.left > 0) toast(t`La photo partagée n’a pas pu être reprise. Ajoutez-la ici.`, "error");
      onTaken();
    };
    void take();
  }, [device, cityId, draftId, onTaken, t]);
  return (
    <>
      <title>{t`Photo partagée – Parvis`}</title>
      <h1 tabIndex={-1}>{t`Photo partagée`}</h1>
      <Skeleton count={4} />
    </>
  );
}
