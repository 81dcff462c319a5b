import { Trans } from "@lingui/react/macro";
import { LogIn, UserPlus } from "lucide-react";
import { useState } from "react";
import { localStore } from "../../data/device/page-storage.ts";
import { waitingOwner } from "../../data/device/waiting-owner.ts";
import { useNetworkNeed } from "../../shared/reading/needs-network.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Actions, Section } from "../../ui/page.tsx";
import type { AccountServices } from "./account-context.ts";
import { SaveAddress, type SaveAddressProps } from "./save-address.tsx";
import { SignIn } from "./sign-in.tsx";

export function GuestSection({ services }: { readonly services: AccountServices | undefined }) {
  // Whoever comes back to what waits finds the form open, with their address.
  const [owner] = useState(() => waitingOwner(localStore()));
  const [way, setWay] = useState<"none" | "save" | "enter">(owner === undefined ? "none" : "enter");
  const [email, setEmail] = useState(owner?.email ?? "");
  const need = useNetworkNeed();
  // The form that opens says it once more, beside what it sends.
  const asked = way === "none" ? need.way : { kind: need.way.kind ?? "primary" };
  const form = { email, onEmail: setEmail, onClose: () => setWay("none") };
  return (
    <Section
      card
      title={<Trans>Garder ce que vous faites ici</Trans>}
      hint={
        <Trans>
          Vous utilisez un compte invité : il disparaît si vous effacez les données de ce navigateur.
        </Trans>
      }
    >
      {way === "none" ? need.hint : null}
      <Actions>
        <Button
          kind="primary"
          {...asked}
          icon={<UserPlus />}
          aria-expanded={way === "save"}
          onClick={() => setWay("save")}
        >
          <Trans>Créer un compte</Trans>
        </Button>
        <Button
          {...asked}
          kind="secondary"
          icon={<LogIn />}
          aria-expanded={way === "enter"}
          onClick={() => setWay("enter")}
        >
          <Trans>Se connecter</Trans>
        </Button>
      </Actions>
      {way === "none" ? null : (
        <Form way={way} services={services} {...form} onEnterInstead={() => setWay("enter")} />
      )}
    </Section>
  );
}

interface FormProps extends Omit<SaveAddressProps, "services"> {
  readonly way: "save" | "enter";
  readonly services: AccountServices | undefined;
}

function Form({ way, services, ...form }: FormProps) {
  if (services === undefined)
    return <Banner tone="info" title={<Trans>Cette étape demande le réseau.</Trans>} />;
  return way === "save" ? (
    <SaveAddress services={services} {...form} />
  ) : (
    <SignIn services={services} {...form} />
  );
}
