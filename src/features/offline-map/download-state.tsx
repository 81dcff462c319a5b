import { Trans, useLingui } from "@lingui/react/macro";
import { CirclePause, Play, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { OfflineMap } from "../../data/offline-maps/offline-map.ts";
import { sizeWords } from "../../i18n/measure-words.ts";
import { Button } from "../../ui/button.tsx";
import {
  deleteOfflineMap,
  download,
  type DownloadJob,
  type DownloadRun,
  stopDownload,
} from "./download-run.ts";
import styles from "./offline-map.module.css";

interface DownloadStateProps {
  readonly map: OfflineMap;
  readonly run: DownloadRun | undefined;
  readonly job: Omit<DownloadJob, "zoomMax">;
}

export function DownloadState({ map, run, job }: DownloadStateProps) {
  const { t } = useLingui();
  const { device, cityId } = job;
  const isRunning = run?.state === "running";
  const done = isRunning ? run.done : map.done;
  const isComplete = map.state === "complete";
  return (
    <>
      <output>
        <StateWords map={map} run={run} />
      </output>
      {isComplete ? null : (
        <progress
          className={styles.progress}
          aria-label={t`Téléchargement de la carte`}
          max={map.tiles}
          value={done}
        />
      )}
      <div className={styles.buttons}>
        {isComplete ? null : (
          <StopOrResume
            isRunning={isRunning}
            onStop={() => stopDownload(cityId)}
            onResume={() => void download({ ...job, zoomMax: map.zoomMax })}
          />
        )}
        <Button kind="danger" icon={<Trash2 />} onClick={() => void deleteOfflineMap(device, cityId)}>
          <Trans>Supprimer de cet appareil</Trans>
        </Button>
      </div>
    </>
  );
}

interface StopOrResumeProps {
  readonly isRunning: boolean;
  readonly onStop: () => void;
  readonly onResume: () => void;
}

/** One element for both states, so that the focus stays on it. */
function StopOrResume({ isRunning, onStop, onResume }: StopOrResumeProps) {
  return isRunning ? (
    <Button icon={<CirclePause />} onClick={onStop}>
      <Trans>Arrêter</Trans>
    </Button>
  ) : (
    <Button kind="primary" icon={<Play />} onClick={onResume}>
      <Trans>Reprendre</Trans>
    </Button>
  );
}

function StateWords({ map, run }: Omit<DownloadStateProps, "job">): ReactNode {
  const { i18n } = useLingui();
  const size = sizeWords(i18n, map.bytes);
  if (run?.state === "running") return <Trans>Téléchargement en cours…</Trans>;
  if (map.state === "complete") return <Trans>La carte est sur cet appareil ({size}).</Trans>;
  if (run?.state === "no_room") return <Trans>Il n’y a plus assez de place sur cet appareil.</Trans>;
  if (map.state === "stopped") return <Trans>Téléchargement arrêté.</Trans>;
  return <Trans>Téléchargement interrompu. Il reprendra au retour du réseau.</Trans>;
}
