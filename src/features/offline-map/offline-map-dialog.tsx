import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, type RefObject } from "react";
import type { OfflineMap } from "../../data/offline-maps/offline-map.ts";
import { ofCity } from "../../i18n/city-words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DepthChoice } from "./depth-choice.tsx";
import { DownloadState } from "./download-state.tsx";
import { useDownloadRun, type DownloadJob } from "./download-run.ts";
import styles from "./offline-map.module.css";

export interface OfflineMapDialogProps {
  readonly cityName: string;
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
            <Trans>Une fois téléchargée, la carte {ofName} reste consultable sans réseau.</Trans>
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

/** Focuses the container when the focused button inside it is removed, so that keyboard users keep their place. */
function useFocusFallback(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let wasInside = false;
    const ends = new AbortController();
    const note = ({ target }: FocusEvent): void => {
      wasInside = target instanceof Node && element.contains(target);
    };
    document.addEventListener("focusin", note, { signal: ends.signal });
    const observer = new MutationObserver(() => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (wasInside && isNowhere) element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      ends.abort();
      observer.disconnect();
    };
  }, []);
  return box;
}
