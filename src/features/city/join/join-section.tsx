import { Trans } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import { useState } from "react";
import { useData } from "../../../data/data-context.ts";
import { isModeratorOf } from "../../../domain/account/actor.ts";
import type { City } from "../../../domain/city/city.ts";
import { isAnswered } from "../../../domain/city/is-answered.ts";
import { askToJoin } from "../../../remote/callables/ask-to-join.ts";
import { Button } from "../../../ui/button.tsx";
import { Actions, Section } from "../../../ui/page.tsx";
import { JoinDialog } from "./join-dialog.tsx";

/** Where nobody answers yet, a town hall may say that it will (CITY-46). */
export function JoinSection({ city }: { readonly city: City }) {
  const { actor } = useData();
  const [isOpen, setOpen] = useState(false);
  if (isAnswered(city) !== false || isModeratorOf(actor, city.id)) return null;
  return (
    <Section
      card
      title={<Trans>Vous travaillez à la mairie ?</Trans>}
      hint={
        <Trans>
          Répondez aux habitants, publiez les horaires et les nouvelles de la commune. C’est gratuit.
        </Trans>
      }
    >
      <Actions>
        <Button icon={<Landmark />} onClick={() => setOpen(true)}>
          <Trans>Ma mairie rejoint Parvis</Trans>
        </Button>
      </Actions>
      {isOpen ? (
        <JoinDialog city={city} asker={actor} ask={askToJoin} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  );
}
