import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Disclosure } from "../../ui/disclosure.tsx";
import { AccountForm } from "./account-form.tsx";
import type { SecurityProps } from "./security-props.ts";

/** For both: setting the first password switches to the other form while this is on screen. */
const PASSWORD_KEPT = msg`Votre mot de passe est enregistré.`;

export function ChangePassword({ services: { session }, facts: { hasPassword } }: SecurityProps) {
  return hasPassword ? (
    <Disclosure summary={<Trans>Changer de mot de passe</Trans>}>
      <AccountForm
        known
        chosen
        submitLabel={<Trans>Changer de mot de passe</Trans>}
        done={PASSWORD_KEPT}
        ask={async ({ known, chosen }) => {
          const proved = await session.email.reauthenticate(known);
          return proved.ok ? session.email.changePassword(chosen) : proved;
        }}
      />
    </Disclosure>
  ) : (
    <Disclosure summary={<Trans>Choisir un mot de passe</Trans>}>
      <AccountForm
        chosen
        submitLabel={<Trans>Choisir ce mot de passe</Trans>}
        done={PASSWORD_KEPT}
        ask={({ chosen }) => session.email.changePassword(chosen)}
      >
        <p>
          <Trans>
            Vous vous connectez par e-mail seulement. Avec un mot de passe, vous pourrez aussi entrer sans
            attendre un lien.
          </Trans>
        </p>
      </AccountForm>
    </Disclosure>
  );
}
