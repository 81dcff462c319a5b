import { Trans, useLingui } from "@lingui/react/macro";
import type { MapProvider } from "../../domain/background/map-provider.ts";
import type { Publisher } from "../../remote/config/publisher.ts";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { AboutAccessibility } from "./about-accessibility.tsx";
import { AboutAnswers } from "./about-answers.tsx";
import { AboutCredits } from "./about-credits.tsx";
import { AboutData } from "./about-data.tsx";
import { AboutDevice } from "./about-device.tsx";
import { AboutEmergency } from "./about-emergency.tsx";
import { AboutPublisher } from "./about-publisher.tsx";
import { AboutSection, Contents } from "./about-section.tsx";
import styles from "./about.module.css";

export interface AboutPageProps {
  readonly publisher: Publisher;
  readonly map: Pick<MapProvider, "attribution" | "attributionUrl">;
  readonly cityPath: string | undefined;
  readonly countsVisits: boolean;
}

/** The whole page is in the app: it needs no network. */
export function AboutPage({ publisher, map, cityPath, countsVisits }: AboutPageProps) {
  const { t } = useLingui();
  return (
    <Page width="wide">
      <PageHeading title={t`À propos`}>
        <Trans>À propos de Parvis</Trans>
      </PageHeading>
      <p className={styles.lead}>
        <Trans>
          Parvis est la carte d’une commune, tenue par ses habitants : on y signale ce qui ne va pas dans la
          rue, on suit ce que la mairie en fait, avec ou sans réseau.
        </Trans>
      </p>
      <div className={styles.columns}>
        <Contents />
        <div className={styles.parts}>
          <AboutSection id="urgence">
            <AboutEmergency cityPath={cityPath} />
          </AboutSection>
          <AboutSection id="reponse">
            <AboutAnswers cityPath={cityPath} />
          </AboutSection>
          <AboutSection id="mentions">
            <AboutPublisher publisher={publisher} />
          </AboutSection>
          <AboutSection id="donnees">
            <AboutData publisher={publisher} countsVisits={countsVisits} />
          </AboutSection>
          <AboutSection id="appareil">
            <AboutDevice countsVisits={countsVisits} />
          </AboutSection>
          <AboutSection id="accessibilite">
            <AboutAccessibility publisher={publisher} />
          </AboutSection>
          <AboutSection id="credits">
            <AboutCredits map={map} source={publisher.source} />
          </AboutSection>
        </div>
      </div>
    </Page>
  );
}
