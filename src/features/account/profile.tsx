import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useData } from "../../data/data-context.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { PageTabs } from "../../shared/tabs/page-tabs.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Actions, Columns, Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { useAccountContext, type AccountServices } from "./account-context.ts";
import { AccountHead } from "./account-head.tsx";
import { Contributions, type OwnCard } from "./contributions.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { GuestSection } from "./guest-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import { RenewSession } from "./renew-session.tsx";
import { SecuritySection } from "./security-section.tsx";
import { useHeadingFocusAfterChange } from "./use-heading-focus.ts";

interface ProfilePageProps {
  readonly offer?: ReactNode;
  readonly card: OwnCard;
}

export function ProfilePage({ offer, card }: ProfilePageProps) {
  const { t } = useLingui();
  const { actor } = useData();
  const { services, cityId } = useAccountContext();
  useHeadingFocusAfterChange(actor.uid);
  const facts = actor.isGuest ? undefined : services?.session.email.facts();
  return (
    <Page width="wide">
      <PageHeading title={t`Mon compte`} />
      <JustCreated actor={actor} />
      {actor.isGuest ? (
        <GuestSection services={services} />
      ) : (
        <AccountHead services={services} actor={actor} />
      )}
      {services === undefined || facts === undefined ? null : (
        <RenewSession services={services} facts={facts} />
      )}
      <PageTabs
        label={t`Mon compte`}
        tabs={[
          {
            key: "contributions",
            label: t`Mes contributions`,
            content: <Contributions home={cityId} card={card} />,
          },
          { key: "compte", label: t`Compte`, content: <Settings offer={offer} /> },
          { key: "donnees", label: t`Mes données`, content: <PrivacySection /> },
        ]}
      />
    </Page>
  );
}

/** Said where the guest who was here a moment ago has become a resident. */
function JustCreated({ actor }: { readonly actor: Actor }) {
  const [first] = useState(actor);
  if (!first.isGuest || actor.isGuest || first.uid !== actor.uid) return null;
  return (
    <output>
      <Banner tone="success" title={<Trans>Votre compte est créé</Trans>}>
        <p>
          <Trans>
            Un e-mail vient de partir : ouvrez son lien pour confirmer votre adresse. Tout ce que vous avez
            fait ici est gardé.
          </Trans>
        </p>
      </Banner>
    </output>
  );
}

function Settings({ offer }: { readonly offer: ReactNode }) {
  const { actor } = useData();
  const { services } = useAccountContext();
  const facts = actor.isGuest ? undefined : services?.session.email.facts();
  return (
    <>
      <Columns>
        <div>
          <NameSection key={actor.uid} services={services} actor={actor} />
        </div>
        <div>
          {services === undefined || facts === undefined ? null : (
            <SecuritySection services={services} facts={facts} />
          )}
          {offer}
        </div>
      </Columns>
      {services === undefined ? null : <Deletion services={services} />}
    </>
  );
}

function Deletion({ services }: { readonly services: AccountServices }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Actions>
      <Button kind="danger" onClick={() => setAsking(true)}>
        <Trans>Supprimer mon compte</Trans>
      </Button>
      {isAsking ? <DeleteDialog services={services} onClose={() => setAsking(false)} /> : null}
    </Actions>
  );
}
