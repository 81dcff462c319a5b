import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { askToPersist } from "../../data/device/site-storage.ts";
import type { MapPlan, PlanZoom } from "../../domain/background/map-plan.ts";
import { sizeWords } from "../../i18n/measure-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { download, type DownloadJob } from "./download-run.ts";
import { useMapPlans } from "./use-map-plans.ts";

const DEPTHS = {
  15: msg`Les rues`,
  16: msg`Les maisons`,
  17: msg`Tout, jusqu’aux numéros`,
} as const satisfies Record<PlanZoom, unknown>;

interface DepthChoiceProps {
  readonly job: Omit<DownloadJob, "zoomMax">;
  /** Only what goes deeper than this is offered. */
  readonly beyondZoom: number;
}

export function DepthChoice({ job, beyondZoom }: DepthChoiceProps) {
  const { t, i18n } = useLingui();
  const { plans, isCut } = useMapPlans(job);
  const offered = plans.filter(({ zoomMax }) => zoomMax > beyondZoom);
  const [zoom, setZoom] = useState<string>();
  const chosen = offered.find(({ zoomMax }) => String(zoomMax) === zoom) ?? offered[0];
  const roomLeft = useRoomLeft();
  if (chosen === undefined) return null;
  const isTooMuch = roomLeft !== undefined && chosen.bytes > roomLeft;
  const size = sizeWords(i18n, chosen.bytes);
  return (
    <>
      <Choice
        legend={beyondZoom === 0 ? t`Ce que la carte montrera` : t`Plus de détail`}
        options={offered.map((plan) => ({
          value: String(plan.zoomMax),
          label: t(DEPTHS[plan.zoomMax]),
          hint: <PlanSize plan={plan} />,
        }))}
        value={String(chosen.zoomMax)}
        onChange={setZoom}
      />
      {isCut ? (
        <p>
          <Trans>Plus de détail prendrait trop de place pour une commune aussi étendue.</Trans>
        </p>
      ) : null}
      {isTooMuch ? (
        <Banner tone="warning">
          <p>
            <Trans>Il ne reste que {sizeWords(i18n, roomLeft)} pour Parvis sur cet appareil.</Trans>
          </p>
        </Banner>
      ) : null}
      <Button
        kind="primary"
        icon={<Download />}
        disabled={isTooMuch}
        onClick={() => {
          askToPersist();
          void download({ ...job, zoomMax: chosen.zoomMax });
        }}
      >
        <Trans>Télécharger (environ {size})</Trans>
      </Button>
    </>
  );
}

function PlanSize({ plan: { tiles, bytes } }: { readonly plan: MapPlan }) {
  const { t, i18n } = useLingui();
  const size = sizeWords(i18n, bytes);
  return <>{t`${plural(tiles, { one: "# image", other: "# images" })}, environ ${size}`}</>;
}

/** Bytes this site may still keep on the device, as the browser counts them; `undefined` while unknown. */
function useRoomLeft(): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const storage = navigator.storage as StorageManager | undefined;
      const { quota, usage } = (await storage?.estimate()) ?? {};
      if (quota !== undefined && usage !== undefined) setBytes(Math.max(0, quota - usage));
    };
    look().catch(() => undefined);
  }, []);
  return bytes;
}
