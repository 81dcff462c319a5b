import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useData } from "../../../data/data-context.ts";
import type { City } from "../../../domain/city/city.ts";
import { firstStepsLeft, type FirstStep } from "../../../domain/city/first-steps.ts";
import { pathOf, ROUTES } from "../../../domain/navigation/routes.ts";
import { Bullets } from "../../../ui/bullets.tsx";
import { Section } from "../../../ui/page.tsx";

const STEPS = {
  townHall: { tab: "mairie", words: msg`Indiquez les horaires et le téléphone de la mairie` },
  charter: { tab: "signalements", words: msg`Écrivez la charte : ce que vous attendez des habitants` },
  emergencyContacts: { tab: "mairie", words: msg`Donnez les numéros à appeler en urgence` },
  message: { tab: "mairie", words: msg`Publiez un premier message de la mairie` },
  secondModerator: { tab: null, words: msg`Demandez un deuxième modérateur, pour les absences` },
} as const satisfies Record<FirstStep, { readonly tab: string | null; readonly words: MessageDescriptor }>;

/** Moderators are named by who runs the service, whose address stands there. */
const PUBLISHER = `${ROUTES.About}#mentions`;

/** For the moderators of a commune, until all of it is done: nothing has to be ticked (CITY-47). */
export function FirstWeek({ city }: { readonly city: City }) {
  const { t } = useLingui();
  const { actor } = useData();
  const left = firstStepsLeft(city);
  // A commune that was never heard on this device is not one where nothing is settled.
  const isKnown = city.rev > 0;
  if (!isKnown || !actor.moderatorOfCities.includes(city.id) || left.length === 0) return null;
  return (
    <Section
      card
      title={<Trans>Il reste à régler</Trans>}
      hint={<Trans>Pour que la commune soit prête. La liste disparaît ensuite.</Trans>}
    >
      <Bullets>
        {left.map((step) => {
          const { tab, words } = STEPS[step];
          const to =
            tab === null ? PUBLISHER : `${pathOf("CitySettings", { cityId: city.id })}?onglet=${tab}`;
          return (
            <li key={step}>
              <Link to={to}>{t(words)}</Link>
            </li>
          );
        })}
      </Bullets>
    </Section>
  );
}
