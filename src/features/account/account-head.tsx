import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleUserRound, LayoutDashboard, MailCheck, MailWarning, ShieldCheck } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Actor } from "../../domain/account/actor.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { useCity } from "../../data/cities/use-city.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { SignOutDialog } from "./sign-out-dialog.tsx";

interface AccountHeadProps {
  readonly services: AccountServices | undefined;
  readonly actor: Actor;
}

/** Who is signed in, with which rights, and the way out. */
export function AccountHead({ services, actor }: AccountHeadProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const facts = services?.session.email.facts();
  const email = facts?.email ?? "";
  return (
    <Card className={styles.head}>
      <CircleUserRound aria-hidden="true" size={48} strokeWidth={1.25} />
      <div className={styles.who}>
        <p className={styles.name}>{actor.displayName || t`Un habitant`}</p>
        {facts === undefined ? null : (
          <p className={styles.soft}>
            <Trans>
              <VisuallyHidden>Votre adresse :</VisuallyHidden> {email}
            </Trans>
          </p>
        )}
      </div>
      <div className={styles.standing}>
        <Roles actor={actor} />
        {facts === undefined ? null : <Confirmation isConfirmed={facts.emailVerified} />}
        <WayToDashboard actor={actor} />
        {services === undefined ? null : (
          <Button kind="quiet" className={styles.out} onClick={() => setAsking(true)}>
            <Trans>Se déconnecter</Trans>
          </Button>
        )}
      </div>
      {isAsking && services !== undefined ? (
        <SignOutDialog services={services} onClose={() => setAsking(false)} />
      ) : null}
    </Card>
  );
}

function WayToDashboard({ actor: { isAdmin } }: Pick<AccountHeadProps, "actor">) {
  if (!isAdmin) return null;
  return (
    <Link className={buttonClass()} to={ROUTES.AdminDashboard}>
      <LayoutDashboard aria-hidden="true" size={20} />
      <Trans>Ouvrir l’administration</Trans>
    </Link>
  );
}

function Confirmation({ isConfirmed }: { readonly isConfirmed: boolean }) {
  return isConfirmed ? (
    <Badge tone="success" icon={<MailCheck />}>
      <Trans>Adresse confirmée</Trans>
    </Badge>
  ) : (
    <Badge tone="warning" icon={<MailWarning />}>
      <Trans>Adresse à confirmer</Trans>
    </Badge>
  );
}

function Roles({ actor: { isAdmin, moderatorOfCities } }: Pick<AccountHeadProps, "actor">) {
  const [first, ...others] = moderatorOfCities;
  return (
    <>
      {isAdmin ? (
        <Role>
          <Trans>Administration</Trans>
        </Role>
      ) : null}
      {first === undefined ? null : (
        <Role>
          <ModeratedCity cityId={first} />
          {others.length === 0 ? null : (
            <Plural value={others.length} one=" et # autre commune" other=" et # autres communes" />
          )}
        </Role>
      )}
    </>
  );
}

function Role({ children }: { readonly children: ReactNode }) {
  return (
    <Badge tone="info" icon={<ShieldCheck />}>
      {children}
    </Badge>
  );
}

function ModeratedCity({ cityId }: { readonly cityId: string }) {
  const name = useCity(cityId)?.name ?? cityId;
  return <Trans>Modération : {name}</Trans>;
}
