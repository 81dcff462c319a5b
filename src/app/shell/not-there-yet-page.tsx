import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { ROUTES, type RouteName } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import styles from "./pages.module.css";

interface LaterWords {
  readonly title: MessageDescriptor;
  readonly sentence: MessageDescriptor;
}

const ACTIVITIES: LaterWords = {
  title: msg`Activités`,
  sentence: msg`Ici paraîtront les fêtes, marchés, réunions et sorties de la commune, avec leur date et leur lieu.`,
};
const IDEAS: LaterWords = {
  title: msg`Idées`,
  sentence: msg`Ici paraîtront les idées des habitants pour leur commune, leurs soutiens et les réponses de la mairie.`,
};

/** Places of the specification whose screens are not there yet, and what they will hold. */
const LATER = {
  MapActivities: ACTIVITIES,
  MapNewActivity: { ...ACTIVITIES, title: msg`Nouvelle activité` },
  MapActivity: { ...ACTIVITIES, title: msg`Activité` },
  MapIdeas: IDEAS,
  MapNewIdea: { ...IDEAS, title: msg`Nouvelle idée` },
  MapIdea: { ...IDEAS, title: msg`Idée` },
  Ideas: { ...IDEAS, title: msg`Mes idées` },
  Thread: {
    title: msg`Discussion`,
    sentence: msg`Ici paraîtront les messages des habitants et les réponses de la mairie sur un même sujet.`,
  },
  Threads: {
    title: msg`Modération`,
    sentence: msg`Ici paraîtra ce que les modérateurs de la commune ont à vérifier et à quoi répondre.`,
  },
  Notifications: {
    title: msg`Notifications`,
    sentence: msg`Ici paraîtront les nouvelles de vos signalements et de ce que vous suivez.`,
  },
  NotificationSettings: {
    title: msg`Réglages des notifications`,
    sentence: msg`Ici vous choisirez ce dont Parvis vous prévient, et comment.`,
  },
  AdminDashboard: {
    title: msg`Administration`,
    sentence: msg`Ici paraîtront les communes, leurs modérateurs et la santé du service.`,
  },
  About: {
    title: msg`À propos`,
    sentence: msg`Ici paraîtront qui tient Parvis, l’usage de vos données, l’accessibilité et les licences.`,
  },
} as const satisfies Partial<Record<RouteName, LaterWords>>;

export type LaterPlace = keyof typeof LATER;

export const LATER_PLACES = Object.keys(LATER) as readonly LaterPlace[];

/** Says what will be here, and pretends nothing. */
export function NotThereYetPage({ place }: { readonly place: LaterPlace }) {
  const { t } = useLingui();
  const { title, sentence } = LATER[place];
  return (
    <div className={styles.page}>
      <PageHeading title={t(title)} />
      <p>
        <Trans>Cette page n’est pas encore là.</Trans> {t(sentence)}
      </p>
      <Link className={buttonClass("primary")} to={ROUTES.Home}>
        <Trans>Revenir à la carte</Trans>
      </Link>
    </div>
  );
}
