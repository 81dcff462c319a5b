import { Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { useOnline } from "../../../data/device/use-online.ts";
import styles from "./arrival.module.css";

/** Stands in for the strip of the frame: like it, it says that what is shown may not be all, and why. */
export function ProvisionalNotice({ cityName }: { readonly cityName: string }) {
  const online = useOnline();
  return (
    <output className={styles.notice} data-provisional>
      <CloudOff aria-hidden="true" size={16} />
      <span>
        {online ? (
          <Trans>
            {cityName} : la commune n’est pas encore chargée. Vos signalements sont gardés sur cet appareil et
            partiront dès que le serveur répondra.
          </Trans>
        ) : (
          <Trans>
            {cityName} : la commune n’est pas encore chargée. Vos signalements sont gardés sur cet appareil et
            partiront au retour du réseau.
          </Trans>
        )}
      </span>
    </output>
  );
}
