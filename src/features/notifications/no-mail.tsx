import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useData } from "../../data/data-context.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { NeedsNetwork } from "../../shared/reading/needs-network.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Actions, Section } from "../../ui/page.tsx";

/** Nothing is mailed but to an address that is confirmed: who has none is told how to have one. */
export function NoMail() {
  const { isGuest } = useData().actor;
  return (
    <Section
      card
      title={<Trans>Résumé par e‑mail</Trans>}
      hint={
        isGuest ? (
          <Trans>
            Avec un compte, la mairie peut aussi vous répondre par e-mail. Vous gardez tout ce que vous avez
            fait ici.
          </Trans>
        ) : (
          <Trans>
            Confirmez d’abord l’adresse de votre compte, avec le message reçu : les e-mails y arriveront.
          </Trans>
        )
      }
    >
      <NeedsNetwork />
      <Actions>
        <Link className={buttonClass()} to={ROUTES.Profile}>
          {isGuest ? <Trans>Créer un compte</Trans> : <Trans>Ouvrir mon compte</Trans>}
        </Link>
      </Actions>
    </Section>
  );
}
