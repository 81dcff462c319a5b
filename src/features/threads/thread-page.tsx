import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCity } from "../../data/cities/use-city.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import type { Content, ContentPhoto } from "../../domain/content/content.ts";
import { mapPathOf } from "../../domain/navigation/map-path.ts";
import { subjectListOf, subjectPathOf } from "../../domain/navigation/subject-path.ts";
import type { Place } from "../../domain/place/place.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import type { Pin } from "../../map/pin.ts";
import { BackToList } from "../../shared/collection/back-to-list.tsx";
import { ItemContent } from "../../shared/collection/item-content.tsx";
import { useIsWide } from "../../shared/collection/use-is-wide.ts";
import { PhotoHero } from "../../shared/photos/photo-hero.tsx";
import { PlacePicture } from "../../shared/place/place-picture.tsx";
import { LazyThread } from "../../shared/threads/lazy-thread.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import styles from "./threads.module.css";

/** What a thread is about, and its row as in the lists. */
export interface KnownSubject {
  readonly collection: ThreadSubject["collection"];
  readonly about: Content;
  readonly title: string;
  readonly card: ReactNode;
  /** What stands beside the messages where there is room; undefined for what is read on top of them. */
  readonly aside?: SubjectAside | undefined;
  /** The discussion of what it repeats. */
  readonly goesOnIn?: Identifier | undefined;
  readonly isHidden: boolean;
  /** It waits on this device. */
  readonly isWaiting: boolean;
}

interface SubjectAside {
  readonly photos: readonly ContentPhoto[];
  /** Its row, whose photo stands above it. */
  readonly card: ReactNode;
  /** Null for what is nowhere. */
  readonly place: Place | null;
  /** The place in words. */
  readonly where: string;
  readonly pin: Pick<Pin, "shape" | "tone" | "icon">;
}

interface ThreadPageProps {
  readonly cityId: CityId;
  /** `undefined` until the device answered, `null` when it has none. */
  readonly subject: KnownSubject | null | undefined;
}

/** A discussion by itself, with what it is about on top, or beside it. */
export function ThreadPage({ cityId, subject }: ThreadPageProps) {
  const { t } = useLingui();
  const isWide = useIsWide();
  // Where there is none, the subject's own title is right below the heading.
  const hasAside = isWide && subject?.aside !== undefined;
  return (
    <div className={styles.whole}>
      <Page width={hasAside || !subject ? "item" : "read"}>
        {subject ? <Back cityId={cityId} {...subject} /> : null}
        <PageHeading title={subject?.title ? t`Discussion : ${subject.title}` : t`Discussion`}>
          {hasAside ? undefined : t`Discussion`}
        </PageHeading>
        <ThreadContent cityId={cityId} subject={subject} isWide={isWide} />
      </Page>
    </div>
  );
}

interface ThreadContentProps extends ThreadPageProps {
  /** What it is about stands beside it. */
  readonly isWide: boolean;
}

/** What is discussed, and its messages. */
export function ThreadContent({ cityId, subject, isWide }: ThreadContentProps) {
  return (
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
      renderDetail={(known, city) => <Discussed {...known} city={city} isWide={isWide} />}
    />
  );
}

type BackProps = Pick<KnownSubject, "collection" | "about"> & Pick<ThreadPageProps, "cityId">;

/** To what is discussed; what was opened about nothing else is on the page of the commune. */
function Back({ cityId, collection, about: { id } }: BackProps) {
  const { i18n } = useLingui();
  const isAboutNothing = collection === "messages";
  return (
    <BackToList
      pathname={
        isAboutNothing ? subjectListOf(cityId, collection) : subjectPathOf(cityId, { collection, id })
      }
    >
      {i18n._(BACK_WORDS[collection])}
    </BackToList>
  );
}

const BACK_WORDS = {
  anomalies: msg`Retour à l’anomalie`,
  ideas: msg`Retour à l’idée`,
  activities: msg`Retour à l’activité`,
  messages: msg`Retour à la commune`,
} as const satisfies Record<KnownSubject["collection"], MessageDescriptor>;

interface DiscussedProps extends KnownSubject {
  readonly city: City;
  readonly isWide: boolean;
}

function Discussed({ collection, about, card, aside, goesOnIn, isWaiting, city, isWide }: DiscussedProps) {
  const thread = <LazyThread {...{ collection, about, goesOnIn, isWaiting }} isPage />;
  if (aside === undefined || !isWide) {
    return (
      <>
        {aside === undefined ? card : <div className={styles.row}>{card}</div>}
        {thread}
      </>
    );
  }
  return (
    <div className={styles.beside}>
      {thread}
      <div className={styles.side}>
        <Aside {...aside} city={city} isWaiting={isWaiting} />
      </div>
    </div>
  );
}

type AsideProps = SubjectAside & Pick<DiscussedProps, "city" | "isWaiting">;

function Aside({ photos, card, place, where, pin, city, isWaiting }: AsideProps) {
  return (
    <div className={styles.subject}>
      {photos.length === 0 ? null : (
        <PhotoHero cityId={city.id} photos={photos}>
          {null}
        </PhotoHero>
      )}
      <div className={styles.row}>{card}</div>
      {place === null ? null : (
        <PlacePicture city={city} place={place} where={where} pin={{ ...pin, waiting: isWaiting }} />
      )}
    </div>
  );
}
