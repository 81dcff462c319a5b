import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { opensTo } from "../../domain/navigation/opens-to.ts";
import type { ActionKind, CheckedCode } from "../../remote/auth/action-codes.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useAccountContext, type AccountServices } from "./account-context.ts";
import { AccountForm } from "./account-form.tsx";
import styles from "./account.module.css";
import { AnswerNotice } from "./answer-notice.tsx";
import { enterAccount } from "./enter-account.ts";
import { forgetLetterAddress, letterAddress } from "./letter-address.ts";
import { letterPage, rememberLetterPage } from "./letter-page.ts";
import { useWork } from "./use-work.ts";
import { localStore } from "../../data/device/page-storage.ts";

export interface ActionFormProps {
  readonly services: AccountServices;
  readonly code: string;
  readonly checked: CheckedCode;
}

/** One press for what the letter asks; a letter scanner that opens the page changes nothing. */
export function ActionForm({ services, code, checked }: ActionFormProps) {
  switch (checked.kind) {
    case "verify":
    case "recover":
    case "change":
      return <Confirm services={services} code={code} kind={checked.kind} email={checked.email} />;
    case "reset":
      return <NewPassword services={services} code={code} email={checked.email} />;
    case "sign-in":
      return <EnterByLetter services={services} code={code} />;
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
  const { work, run } = useWork();
  return (
    <div className={styles.section}>
      {email === "" ? null : <p>{email}</p>}
      <AnswerNotice work={work} done={CONFIRMED_WORDS[kind]} />
      {work.state === "done" ? null : (
        <Button
          kind="primary"
          disabled={work.state === "busy"}
          onClick={() => void run(() => services.session.codes.apply(code))}
        >
          {t(CONFIRM_WORDS[kind])}
        </Button>
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

/** The provider does not say whose a sign-in letter is: the address it was asked for is proposed, or asked for again. */
function EnterByLetter({ services, code }: StepProps) {
  const { t } = useLingui();
  const context = useAccountContext();
  const [askedPage] = useState(() => letterPage(localStore()));
  const [hasEntered, setEntered] = useState(false);
  const mayOpen = hasEntered && askedPage !== undefined && opensTo(context.actor, askedPage);
  const enter = async (email: string) => {
    const proof = await services.session.prove.byLetter(email, code);
    const entered = proof.ok ? await enterAccount(context, proof.value) : proof;
    if (entered.ok) {
      forgetLetterAddress(localStore());
      rememberLetterPage(localStore(), undefined);
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
          first: letterAddress(localStore()),
        }}
        once
        submitLabel={<Trans>Me connecter</Trans>}
        done={ENTERED}
        ask={({ email }) => enter(email)}
      />
      {mayOpen ? (
        <div className={styles.actions}>
          <Link className={buttonClass("primary")} to={askedPage}>
            <Trans>Ouvrir la page demandée</Trans>
          </Link>
        </div>
      ) : null}
    </>
  );
}
