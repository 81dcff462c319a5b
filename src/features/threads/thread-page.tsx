import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCity } from "../../data/cities/use-city.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Content } from "../../domain/content/content.ts";
import { mapPathOf } from "../../domain/navigation/map-path.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import { ItemContent } from "../../shared/collection/item-content.tsx";
import { LazyThread } from "../../shared/threads/lazy-thread.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import styles from "./opening.module.css";

/** What a thread is about, and its row as in the lists. */
export interface KnownSubject {
  readonly collection: ThreadSubject["collection"];
  readonly about: Content;
  readonly card: ReactNode;
  /** The discussion of what it repeats. */
  readonly goesOnIn?: Identifier | undefined;
  readonly isHidden: boolean;
  /** It waits on this device. */
  readonly isWaiting: boolean;
}

interface ThreadPageProps {
  readonly cityId: CityId;
  /** `undefined` until the device answered, `null` when it has none. */
  readonly subject: KnownSubject | null | undefined;
}

/** A discussion by itself, with what it is about on top. */
export function ThreadPage({ cityId, subject }: ThreadPageProps) {
  const { t } = useLingui();
  return (
    <Page>
      <PageHeading title={t`Discussion`} />
      <ItemContent
        collection="anomalies"
        cityId={cityId}
        city={useCity(cityId)}
        view={subject}
        isHidden={({ isHidden }) => isHidden}
        missingWords={<Trans>Cette discussion n’existe pas, ou son sujet a été retiré.</Trans>}
        onward={
          <Link className={buttonClass()} to={mapPathOf(cityId)}>
            <Trans>Revenir à la carte</Trans>
          </Link>
        }
        renderDetail={({ collection, about, card, goesOnIn, isWaiting }) => (
          <>
            {collection === "messages" ? card : <div className={styles.row}>{card}</div>}
            <LazyThread
              collection={collection}
              about={about}
              goesOnIn={goesOnIn}
              isWaiting={isWaiting}
              isPage
            />
          </>
        )}
      />
    </Page>
  );
}
