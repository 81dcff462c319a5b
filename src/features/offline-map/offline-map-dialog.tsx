import { Trans, useLingui } from "@lingui/react/macro";
import type { OfflineMap } from "../../data/offline-maps/offline-map.ts";
import { ofCity } from "../../i18n/city-words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DepthChoice } from "./depth-choice.tsx";
import { DownloadState } from "./download-state.tsx";
import { type DownloadJob, useDownloadRun } from "./download-run.ts";
import styles from "./offline-map.module.css";
import { useFocusFallback } from "./use-focus-fallback.ts";

export interface OfflineMapDialogProps {
  readonly cityName: string;
  /** `null` when nothing was asked for. */
  readonly map: OfflineMap | null;
  readonly job: Omit<DownloadJob, "zoomMax">;
  readonly onClose: () => void;
}

export function OfflineMapDialog({ cityName, map, job, onClose }: OfflineMapDialogProps) {
  const { t, i18n } = useLingui();
  const ofName = ofCity(i18n, cityName);
  const run = useDownloadRun(job.cityId);
  const panel = useFocusFallback();
  const { attribution, licence } = job.provider;
  const isHere = map !== null && map.url === job.provider.url;
  return (
    <Dialog title={t`Carte hors ligne`} open onClose={onClose}>
      <div ref={panel} className={styles.panel} tabIndex={-1}>
        {isHere ? (
          <DownloadState map={map} run={run} job={job} />
        ) : (
          <p>
            <Trans>Gardez le fond de carte {ofName} sur cet appareil pour le lire sans réseau.</Trans>
          </p>
        )}
        {isHere && map.state !== "complete" ? null : (
          <DepthChoice job={job} beyondZoom={isHere ? map.zoomMax : 0} />
        )}
        <p className={styles.terms}>
          {licence === undefined ? (
            <Trans>Source : {attribution}.</Trans>
          ) : (
            <Trans>
              Source : {attribution}, {licence}.
            </Trans>
          )}
        </p>
      </div>
    </Dialog>
  );
}
