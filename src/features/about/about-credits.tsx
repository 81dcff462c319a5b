import { Trans } from "@lingui/react/macro";
import { CLIENT_VERSION } from "../../data/device/client-version.ts";
import type { MapProvider } from "../../domain/background/map-provider.ts";
import styles from "./about.module.css";

interface AboutCreditsProps {
  readonly map: Pick<MapProvider, "attribution" | "attributionUrl">;
  /** The address of the source; empty where it was not said. */
  readonly source: string;
}

/** Whose work Parvis stands on. */
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
          <Trans>Son code source est remis à qui le demande à l’éditeur.</Trans>
        ) : (
          <a href={source}>
            <Trans>Lire son code source</Trans>
          </a>
        )}
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans>Fond de carte</Trans>
        </dt>
        <dd>{attributionUrl === undefined ? attribution : <a href={attributionUrl}>{attribution}</a>}</dd>
        <dt>
          <Trans>Contours et mairies</Trans>
        </dt>
        <dd>
          <Trans>API Découpage administratif (geo.api.gouv.fr), Licence Ouverte</Trans>
        </dd>
        <dt>
          <Trans>Adresses</Trans>
        </dt>
        <dd>
          <Trans>Base Adresse Nationale, service de géocodage de la Géoplateforme, Licence Ouverte</Trans>
        </dd>
        <dt>
          <Trans>Liste des communes</Trans>
        </dt>
        <dd>
          <Trans>INSEE et La Poste (Licence Ouverte) ; centres : GeoNames (CC BY 4.0)</Trans>
        </dd>
        <dt>
          <Trans>Police de caractères</Trans>
        </dt>
        <dd>
          <Trans>Atkinson Hyperlegible Next, du Braille Institute (SIL OFL 1.1)</Trans>
        </dd>
        <dt>
          <Trans>Icônes</Trans>
        </dt>
        <dd>
          <Trans>Lucide (ISC)</Trans>
        </dd>
      </dl>
    </>
  );
}
