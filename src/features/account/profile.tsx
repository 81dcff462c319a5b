import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useData } from "../../data/data-context.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { useAccountContext, type AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { Contributions } from "./contributions.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { GuestSection } from "./guest-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import { RenewSession } from "./renew-session.tsx";
import { SecuritySection } from "./security-section.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import { useHeadingFocusAfterChange } from "./use-heading-focus.ts";

export function ProfilePage({ offer }: { readonly offer?: ReactNode }) {
  const { t } = useLingui();
  const { actor } = useData();
  const { services, cityId } = useAccountContext();
  useHeadingFocusAfterChange(actor.uid);
  const facts = actor.isGuest ? undefined : services?.session.email.facts();
  return (
    <div className={styles.page}>
      <PageHeading title={t`Mon compte`} />
      {actor.isGuest ? <GuestSection services={services} /> : null}
      {services === undefined || facts === undefined ? null : (
        <RenewSession services={services} facts={facts} />
      )}
      <NameSection key={actor.uid} services={services} actor={actor} />
      <Contributions home={cityId} />
      {services === undefined || facts === undefined ? null : (
        <SecuritySection services={services} facts={facts} />
      )}
      {offer}
      <PrivacySection />
      {services === undefined ? null : <WaysOut services={services} isGuest={actor.isGuest} />}
    </div>
  );
}

/** A guest could never sign in again: signing out is not offered. */
function WaysOut({ services, isGuest }: { readonly services: AccountServices; readonly isGuest: boolean }) {
  const [asking, setAsking] = useState<"none" | "sign-out" | "delete">("none");
  const onClose = () => setAsking("none");
  return (
    <div className={styles.actions}>
      {isGuest ? null : (
        <Button onClick={() => setAsking("sign-out")}>
          <Trans>Me déconnecter</Trans>
        </Button>
      )}
      <Button kind="danger" onClick={() => setAsking("delete")}>
        <Trans>Supprimer mon compte</Trans>
      </Button>
      {asking === "sign-out" ? <SignOutDialog services={services} onClose={onClose} /> : null}
      {asking === "delete" ? <DeleteDialog services={services} onClose={onClose} /> : null}
    </div>
  );
}
