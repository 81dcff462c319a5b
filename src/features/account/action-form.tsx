import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { opensTo } from "../../domain/navigation/opens-to.ts";
import type { ActionKind, CheckedCode } from "../../remote/auth/action-codes.ts";
import { useNetworkNeed } from "../../shared/reading/needs-network.tsx";
import { Actions } from "../../ui/page.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useAccountContext, type AccountServices } from "./account-context.ts";
import { AccountForm } from "./account-form.tsx";
import styles from "./account.module.css";
import { enterAccount } from "./enter-account.ts";
import { emailLinkAddress, emailLinkPage, forgetEmailLink } from "./email-link-request.ts";
import { localStore } from "../../data/device/page-storage.ts";
import { RequestNotice, useRequest } from "./use-request.tsx";

export interface ActionFormProps {
  readonly services: AccountServices;
  readonly code: string;
  readonly checked: CheckedCode;
}

/** The action waits for a button press, so that a mail scanner that opens the link changes nothing. */
export function ActionForm({ services, code, checked }: ActionFormProps) {
  switch (checked.kind) {
    case "verify":
    case "recover":
    case "change":
      return <Confirm services={services} code={code} kind={checked.kind} email={checked.email} />;
    case "reset":
      return <NewPassword services={services} code={code} email={checked.email} />;
    case "sign-in":
      return <EnterByEmailLink services={services} code={code} />;
  }
}

interface StepProps {
  readonly services: AccountServices;
  readonly code: string;
}

type Confirmed = Exclude<ActionKind, "reset" | "sign-in">;

const CONFIRM_WORDS = {
  verify: msg`Confirmer mon adresse`,
  recover: msg`Reprendre cette adresse`,
  change: msg`Utiliser cette adresse`,
} as const satisfies Record<Confirmed, MessageDescriptor>;

const CONFIRMED_WORDS = {
  verify: msg`Votre adresse est confirmée.`,
  recover: msg`Cette adresse est de nouveau celle de votre compte. Si vous n’aviez pas demandé à en changer, changez aussi votre mot de passe.`,
  change: msg`Votre adresse est changée. Si Parvis vous demande de vous reconnecter, utilisez la nouvelle.`,
} as const satisfies Record<Confirmed, MessageDescriptor>;

function Confirm({ services, code, kind, email }: StepProps & { kind: Confirmed; email: string }) {
  const { t } = useLingui();
  const { request, run } = useRequest();
  const need = useNetworkNeed();
  return (
    <div className={styles.section}>
      {email === "" ? null : <p>{email}</p>}
      <RequestNotice request={request} done={CONFIRMED_WORDS[kind]} />
      {request.state === "done" ? null : (
        <>
          {need.hint}
          <Button
            kind="primary"
            {...need.way}
            disabled={request.state === "busy"}
            onClick={() => void run(() => services.session.codes.apply(code))}
          >
            {t(CONFIRM_WORDS[kind])}
          </Button>
        </>
      )}
    </div>
  );
}

const PASSWORD_CHANGED = msg`Votre mot de passe est changé. Vous pouvez vous connecter.`;

function NewPassword({ services, code, email }: StepProps & { email: string }) {
  return (
    <AccountForm
      chosen
      once
      submitLabel={<Trans>Changer de mot de passe</Trans>}
      done={PASSWORD_CHANGED}
      ask={({ chosen }) => services.session.codes.resetPassword(code, chosen)}
    >
      <p>
        <Trans>Nouveau mot de passe pour {email}</Trans>
      </p>
    </AccountForm>
  );
}

const ENTERED = msg`Vous êtes connecté.`;

/** The provider does not say whose a sign-in link is: the address must be given again, prefilled where this device asked. */
function EnterByEmailLink({ services, code }: StepProps) {
  const { t } = useLingui();
  const context = useAccountContext();
  const [askedPage] = useState(() => emailLinkPage(localStore()));
  const [hasEntered, setEntered] = useState(false);
  const mayOpen = hasEntered && askedPage !== undefined && opensTo(context.actor, askedPage);
  const enter = async (email: string) => {
    const proof = await services.session.prove.byEmailLink(email, code);
    const entered = proof.ok ? await enterAccount(context, proof.value) : proof;
    if (entered.ok) {
      forgetEmailLink(localStore());
      setEntered(true);
    }
    return entered;
  };
  return (
    <>
      <AccountForm
        email={{
          label: t`Adresse e-mail`,
          hint: t`Celle à laquelle ce lien a été envoyé.`,
          first: emailLinkAddress(localStore()),
        }}
        once
        submitLabel={<Trans>Me connecter</Trans>}
        done={ENTERED}
        ask={({ email }) => enter(email)}
      />
      {mayOpen ? (
        <Actions>
          <Link className={buttonClass("primary")} to={askedPage}>
            <Trans>Ouvrir la page demandée</Trans>
          </Link>
        </Actions>
      ) : null}
    </>
  );
}
