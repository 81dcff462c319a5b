import { lazy, Suspense, type ReactNode } from "react";
import { withWords } from "../../i18n/activate-locale.ts";

const InstallOffer = lazy(async () => ({
  default: (await withWords(import("../../features/install/install-offer.tsx"))).InstallOffer,
}));

/** The offer to install under a report that was sent: features do not know each other. */
export function installOffer(reportId: string): ReactNode {
  return (
    <Suspense fallback={null}>
      <InstallOffer reportId={reportId} />
    </Suspense>
  );
}
