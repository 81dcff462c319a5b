import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { localStore } from "../../data/device/page-storage.ts";
import { exactText } from "../../domain/basics/schema.ts";
import { storedJson } from "../../domain/basics/stored-json.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { InstallAction } from "./install-action.tsx";
import { useInstallWay } from "./install-way.ts";
import styles from "./install.module.css";

const KEY = "parvis.install-offered";
/** « refused », or the report under which it was offered. */
const offered = () => storedJson(localStore(), KEY, exactText);

/** Under the first report that was sent: a reload of its page shows it again, another report does not. */
export function InstallOffer({ reportId }: { readonly reportId: string }) {
  const { t } = useLingui();
  const way = useInstallWay();
  const [isOpen, setOpen] = useState(() => isOfferFor(reportId));
  const isShown = isOpen && (way === "prompt" || way === "instructions");
  useEffect(() => {
    if (isShown) offered().write(reportId);
  }, [isShown, reportId]);
  if (!isShown) return null;
  return (
    <section className={styles.offer} aria-label={t`Installer Parvis`}>
      <Banner
        tone="info"
        title={<Trans>Retrouvez Parvis sur votre écran d’accueil</Trans>}
        action={
          <div className={styles.actions}>
            {way === "prompt" ? <InstallAction way={way} /> : null}
            <Button
              kind="quiet"
              icon={<X />}
              onClick={() => {
                offered().write("refused");
                setOpen(false);
              }}
            >
              <Trans>Non merci</Trans>
            </Button>
          </div>
        }
      >
        {way === "instructions" ? <InstallAction way={way} /> : null}
      </Banner>
    </section>
  );
}

/** The offer is tied to the first report that was sent. */
function isOfferFor(reportId: string): boolean {
  return (offered().read() ?? reportId) === reportId;
}
