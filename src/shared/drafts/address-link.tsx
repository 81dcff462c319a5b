import { Trans } from "@lingui/react/macro";
import { MailCheck, UserPlus } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { useData } from "../../data/data-context.ts";
import { signInPath } from "../../domain/navigation/guard.ts";
import { buttonClass, type ButtonKind } from "../../ui/button.tsx";
import { useNetworkNeed } from "../reading/needs-network.tsx";

interface AddressLinkProps {
  readonly kind?: ButtonKind | undefined;
  readonly wide?: boolean | undefined;
}

/** To where an address is given and confirmed, which takes network, and back here. */
export function AddressLink({ kind, wide }: AddressLinkProps) {
  const { actor } = useData();
  const { pathname, search } = useLocation();
  const { hint, way } = useNetworkNeed();
  return (
    <>
      {hint}
      <Link
        className={buttonClass(way.kind ?? kind, wide)}
        aria-describedby={way["aria-describedby"]}
        to={signInPath(`${pathname}${search}`)}
      >
        {actor.isGuest ? (
          <UserPlus aria-hidden="true" size={20} />
        ) : (
          <MailCheck aria-hidden="true" size={20} />
        )}
        {actor.isGuest ? (
          <Trans>Créer un compte ou se connecter</Trans>
        ) : (
          <Trans>Confirmer mon adresse</Trans>
        )}
      </Link>
    </>
  );
}
