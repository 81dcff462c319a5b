import { Trans } from "@lingui/react/macro";
import { MailCheck } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { signInPath } from "../../domain/navigation/guard.ts";
import { Banner } from "../../ui/banner.tsx";
import { buttonClass } from "../../ui/button.tsx";

/** In place of the sending, for whoever may only write a draft: what is missing, and the way there and back. */
export function NeedsAddress() {
  const { pathname, search } = useLocation();
  return (
    <Banner
      tone="info"
      title={<Trans>Confirmez votre adresse e-mail pour publier</Trans>}
      action={
        <Link className={buttonClass("primary")} to={signInPath(`${pathname}${search}`)}>
          <MailCheck aria-hidden="true" size={20} />
          <Trans>Confirmer mon adresse</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Votre brouillon est gardé sur cet appareil : vous le retrouverez ici.</Trans>
      </p>
    </Banner>
  );
}
