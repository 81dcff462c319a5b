import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Disclosure } from "../../ui/disclosure.tsx";
import { AccountForm } from "./account-form.tsx";
import type { SecurityProps } from "./security-props.ts";

const EMAIL_ASKED = msg`Un e-mail vient de partir à la nouvelle adresse. Elle remplacera l’ancienne quand vous aurez ouvert son lien.`;

export function ChangeEmail({ services: { session }, facts: { hasPassword } }: SecurityProps) {
  const { t } = useLingui();
  return (
    <Disclosure summary={<Trans>Changer d’adresse</Trans>}>
      <AccountForm
        email={{ label: t`Nouvelle adresse e-mail` }}
        known={hasPassword}
        submitLabel={<Trans>Changer d’adresse</Trans>}
        done={EMAIL_ASKED}
        ask={async ({ email, known }) => {
          if (!hasPassword) return session.email.changeEmail(email);
          const proved = await session.email.reauthenticate(known);
          return proved.ok ? session.email.changeEmail(email) : proved;
        }}
      />
    </Disclosure>
  );
}
