import { Trans, useLingui } from "@lingui/react/macro";
import { LocateFixed, RotateCw, Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useOnline } from "../../data/device/use-online.ts";
import { NO_CITY_ID } from "../../domain/city/city.ts";
import { pathOf, ROUTES } from "../../domain/navigation/routes.ts";
import { withWords } from "../../i18n/activate-locale.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import styles from "./home.module.css";
import { SquareDrawing } from "./square-drawing.tsx";

/** After the words, which lead on without it; a page that cannot have it is whole without. */
const HomeShowcase = lazy(async () => ({
  default: await withWords(import("./home-showcase.tsx")).then(
    ({ HomeShowcase }) => HomeShowcase,
    () => Room,
  ),
}));

export interface HomePageProps {
  /** `failed`: the sign-in failed. A commune can be chosen in every state. */
  readonly state: "ready" | "offline" | "failed";
  readonly onRetry: () => void;
}

export function HomePage({ state, onRetry }: HomePageProps) {
  const { t } = useLingui();
  const onboarding = pathOf("MapOnboarding", { cityId: NO_CITY_ID });
  return (
    <div className={styles.home}>
      <div className={styles.words}>
        <PageHeading title={t`Accueil`}>
          <Trans>Votre commune, telle que la voient ceux qui y vivent</Trans>
        </PageHeading>
        <p className={styles.sentence}>
          <Trans>
            Signalez ce qui ne va pas dans la rue et suivez ce que la commune en fait, même sans réseau.
          </Trans>
        </p>
        <div className={styles.actions}>
          <Link className={buttonClass("primary")} to={onboarding}>
            <Search aria-hidden="true" size={20} />
            <Trans>Choisir ma commune</Trans>
          </Link>
          <Link className={buttonClass()} to={onboarding} state={{ locate: true }}>
            <LocateFixed aria-hidden="true" size={20} />
            <Trans>Me localiser</Trans>
          </Link>
        </div>
        <ConnectionNotice state={state} onRetry={onRetry} />
      </div>
      <Suspense fallback={<Room />}>
        <HomeShowcase />
      </Suspense>
      <footer className={styles.footer}>
        <Link to={ROUTES.About}>
          <Trans>À propos, données et mentions légales</Trans>
        </Link>
        <Link to={`${ROUTES.About}#accessibilite`}>
          <Trans>Accessibilité : non conforme (pas encore d’audit)</Trans>
        </Link>
      </footer>
    </div>
  );
}

/** As large as what comes, so that nothing jumps, and with the drawing that stands where the map will be. */
function Room() {
  return (
    <>
      <div className={styles.preview}>
        <SquareDrawing />
      </div>
      <div className={styles.facts} />
    </>
  );
}

/** Who has an account already is told as well: no other part of this page says that there is no network. */
function ConnectionNotice({ state, onRetry }: HomePageProps) {
  const online = useOnline();
  const isOffline = state === "offline" || !online;
  if (state === "ready" && online) return null;
  return (
    <Banner
      tone={isOffline ? "info" : "error"}
      title={isOffline ? <Trans>Vous êtes hors ligne</Trans> : <Trans>Le serveur ne répond pas</Trans>}
      action={
        state === "ready" ? undefined : (
          <Button icon={<RotateCw />} onClick={onRetry}>
            <Trans>Réessayer</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>Vous pouvez choisir votre commune et signaler. Tout sera envoyé au retour du réseau.</Trans>
      </p>
    </Banner>
  );
}
