import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { Result } from "../../domain/basics/result.ts";
import type { AuthProblem } from "../../remote/auth/auth-problem.ts";
import type { CallProblem } from "../../remote/callables/account-callables.ts";
import { NeedsNetwork } from "../../shared/reading/needs-network.tsx";
import { Bullets } from "../../ui/bullets.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { PasswordField } from "./password-field.tsx";
import { EmailLinkProof } from "./email-link-proof.tsx";
import { passwordSentence } from "./account-words.ts";
import { RequestNotice, useRequest } from "./use-request.tsx";

export interface DeleteDialogProps {
  readonly services: AccountServices;
  readonly onClose: () => void;
}

export function DeleteDialog({ services, onClose }: DeleteDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { request, run } = useRequest();
  const [understood, setUnderstood] = useState(false);
  const [password, setPassword] = useState("");
  const [isAsked, setAsked] = useState(false);
  const facts = services.session.email.facts();
  const hasPassword = facts?.hasPassword === true;
  const isLeftOut = hasPassword && password === "";
  const erase = async () => {
    setAsked(true);
    if (isLeftOut) return document.getElementById(`${id}-password`)?.focus();
    const problem = await run(() => eraseAccount(services, hasPassword ? password : undefined));
    if (problem === undefined) await services.leave("nothing");
  };
  return (
    <Dialog
      open
      title={t`Supprimer mon compte`}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="danger"
            disabled={!understood || request.state === "busy"}
            onClick={() => void erase()}
          >
            <Trans>Supprimer mon compte</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Garder mon compte</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <Consequences isGuest={(facts?.email ?? null) === null} />
        <RequestNotice request={request} />
        <EmailLinkProof request={request} />
        {hasPassword ? (
          <PasswordField
            id={`${id}-password`}
            label={t`Mot de passe actuel`}
            isNew={false}
            problem={isAsked && isLeftOut ? passwordSentence(i18n, { code: "required" }) : undefined}
            value={password}
            onChange={setPassword}
          />
        ) : null}
        <Checkbox
          label={<Trans>J’ai compris que c’est définitif</Trans>}
          checked={understood}
          onChange={setUnderstood}
        />
        <NeedsNetwork />
      </div>
    </Dialog>
  );
}

function Consequences({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <Bullets>
      <li>
        <Trans>
          Vos signalements restent à la commune, sans votre nom ni aucun lien avec vous. Leurs textes et leurs
          photos publiés restent tels quels.
        </Trans>
      </li>
      <li>
        <Trans>
          Votre profil, vos suivis, vos constats, vos lieux, vos filtres, votre vue par défaut et les réponses
          à vos envois sont effacés.
        </Trans>
      </li>
      <li>
        <Trans>
          Vos brouillons, les photos partagées avec Parvis et ce qui n’est pas parti sont effacés de cet
          appareil. Ce qui attend sur vos autres appareils ne partira jamais.
        </Trans>
      </li>
      <li>
        {isGuest ? (
          <Trans>Cet appareil continue avec un nouveau compte invité.</Trans>
        ) : (
          <Trans>
            Votre adresse et votre mot de passe ne permettent plus de se connecter : cet appareil continue
            avec un nouveau compte invité.
          </Trans>
        )}
      </li>
      <li>
        <Trans>
          Les cartes hors ligne, les images, les photos et les adresses déjà vues restent sur cet appareil,
          sans votre nom, jusqu’à ce que vous effaciez les données de ce site.
        </Trans>
      </li>
    </Bullets>
  );
}

/** The server requires a recent login: reauthentication gives it, and the token must be renewed with it. */
async function eraseAccount(
  { session, calls }: AccountServices,
  password: string | undefined,
): Promise<Result<void, AuthProblem | CallProblem>> {
  if (password !== undefined) {
    const proved = await session.email.reauthenticate(password);
    if (!proved.ok) return proved;
    await session.token(true);
  }
  return calls.deleteMyAccount();
}
