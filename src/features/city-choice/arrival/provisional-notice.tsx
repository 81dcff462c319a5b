import { Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import styles from "./arrival.module.css";

/** The commune was chosen without network: what is missing, and what becomes of what is written meanwhile. */
export function ProvisionalNotice({ cityName }: { readonly cityName: string }) {
  return (
    <output className={styles.notice}>
      <CloudOff aria-hidden="true" size={16} />
      <span>
        <Trans>
          {cityName} : le contour viendra avec le réseau. Vos signalements sont gardés sur cet appareil et
          partiront alors.
        </Trans>
      </span>
    </output>
  );
}
