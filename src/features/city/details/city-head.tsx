import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Settings, ShieldCheck, Users } from "lucide-react";
import { Link } from "react-router-dom";
import { useData } from "../../../data/data-context.ts";
import { NO_CITY_ID, type City } from "../../../domain/city/city.ts";
import { isAnswered } from "../../../domain/city/is-answered.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { peopleWords } from "../../../i18n/measure-words.ts";
import { OutlineDrawing } from "../../../map/outline-drawing.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Actions } from "../../../ui/page.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import styles from "../city.module.css";
import { CityMessage } from "./city-notices.tsx";

export function CityHead({ city }: { readonly city: City }) {
  const { t, i18n } = useLingui();
  const { name } = city;
  const ofName = ofCity(i18n, name);
  return (
    <header className={styles.head}>
      <div className={styles.headWords}>
        <PageHeading title={name} />
        <ul className={styles.facts}>
          <Population population={city.population} />
          <Moderators city={city} />
        </ul>
        <Actions>
          <Link className={buttonClass()} to={pathOf("CitySettings", { cityId: city.id })}>
            <Settings aria-hidden="true" size={20} />
            <Trans>Réglages</Trans>
          </Link>
          <Link className={buttonClass("quiet")} to={pathOf("MapOnboarding", { cityId: NO_CITY_ID })}>
            <Trans>Changer de commune</Trans>
          </Link>
        </Actions>
      </div>
      <CityMessage message={city.message} />
      <OutlineDrawing contour={city.contour} cityHall={city.positionCityHall} label={t`Contour ${ofName}`} />
    </header>
  );
}

function Population({ population }: Pick<City, "population">) {
  const { i18n } = useLingui();
  if (population === null) return null;
  return (
    <li>
      <Users aria-hidden="true" size={18} />
      {peopleWords(i18n, population)}
    </li>
  );
}

/** An honest page: a commune where nobody answers says so, but not to who does, and one that was never heard does not. */
function Moderators({ city }: { readonly city: City }) {
  const { t } = useLingui();
  const { actor } = useData();
  const { id, moderatorsCount } = city;
  const answers = isAnswered(city);
  return (
    <li>
      <ShieldCheck aria-hidden="true" size={18} />
      {answers === undefined ? (
        <Trans>Qui répond dans cette commune n’est pas encore connu sur cet appareil</Trans>
      ) : null}
      {answers === false ? <Nobody isReader={actor.moderatorOfCities.includes(id)} /> : null}
      {answers ? t`${plural(moderatorsCount, { one: "# modérateur", other: "# modérateurs" })}` : null}
    </li>
  );
}

interface NobodyProps {
  /** The city counts its moderators later than it names one, who knows better. */
  readonly isReader: boolean;
}

function Nobody({ isReader }: NobodyProps) {
  if (isReader) return <Trans>Vous modérez cette commune</Trans>;
  return <Trans>0 modérateur : vos messages restent publics mais personne ne répond encore</Trans>;
}
