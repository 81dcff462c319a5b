import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { localStore } from "../../data/device/page-storage.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { InstallAction } from "./install-action.tsx";
import { useInstallWay } from "./install-prompt.ts";
import styles from "./install.module.css";

const KEY = "parvis.install-offered";

/** Under the first report that was sent: a reload of its page shows it again, another report does not. */
export function InstallOffer({ reportId }: { readonly reportId: string }) {
  const { t } = useLingui();
  const way = useInstallWay();
  const [isOpen, setOpen] = useState(() => isOfferFor(reportId));
  const isShown = isOpen && (way === "prompt" || way === "instructions");
  useEffect(() => {
    if (isShown) remember(reportId);
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
                remember("refused");
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
  const offered = localStore().getItem(KEY);
  return offered === null || offered === reportId;
}

function remember(answer: string): void {
  try {
    localStore().setItem(KEY, answer);
  } catch {
    // Without storage the offer may be shown once more.
  }
}
