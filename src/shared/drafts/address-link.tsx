import { Trans } from "@lingui/react/macro";
import { MailCheck } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { signInPath } from "../../domain/navigation/guard.ts";
import { buttonClass, type ButtonKind } from "../../ui/button.tsx";

interface AddressLinkProps {
  readonly kind?: ButtonKind | undefined;
  readonly wide?: boolean | undefined;
}

/** To where an address is given and confirmed, and back here. */
export function AddressLink({ kind, wide }: AddressLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link className={buttonClass(kind, wide)} to={signInPath(`${pathname}${search}`)}>
      <MailCheck aria-hidden="true" size={20} />
      <Trans>Confirmer mon adresse</Trans>
    </Link>
  );
}
