import { Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import styles from "./arrival.module.css";

export function ProvisionalNotice({ cityName }: { readonly cityName: string }) {
  return (
    <output className={styles.notice} data-provisional>
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
