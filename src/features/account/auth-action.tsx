import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { Banner } from "../../ui/banner.tsx";
import { Actions, Page } from "../../ui/page.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAccountContext, type AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { ActionForm } from "./action-form.tsx";
import { NewEmailLink } from "./new-email-link.tsx";
import { useCheckedCode, type EmailLinkCode } from "./use-checked-code.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { AUTH_PROBLEM_WORDS } from "./account-words.ts";

/** `/auth/action`: where every link that the identity provider e-mails leads. */
export function AuthActionPage() {
  const { t } = useLingui();
  useHeadingFocus();
  const [query] = useSearchParams();
  const { services } = useAccountContext();
  const link = { code: query.get("oobCode") ?? "", apiKey: query.get("apiKey") ?? "" };
  return (
    <Page>
      <PageHeading title={t`Lien reçu par e‑mail`} />
      {services === undefined ? <Waiting /> : <EmailLink key={link.code} services={services} link={link} />}
      <div className={styles.ways}>
        <Actions>
          <Link className={buttonClass()} to={ROUTES.Profile}>
            <Trans>Aller à mon compte</Trans>
          </Link>
          <Link className={buttonClass()} to={ROUTES.Home}>
            <Trans>Aller à l’accueil</Trans>
          </Link>
        </Actions>
      </div>
    </Page>
  );
}

/** The code stays in the URL: the page resumes when the network is back. */
function Waiting() {
  return (
    <>
      <Skeleton count={2} />
      <p className={styles.soft}>
        <Trans>Il faut du réseau pour confirmer. Le lien est gardé tant que cette page est ouverte.</Trans>
      </p>
    </>
  );
}

function EmailLink({ services, link }: { readonly services: AccountServices; readonly link: EmailLinkCode }) {
  const { t } = useLingui();
  const { state, retry } = useCheckedCode(services, link);
  switch (state.kind) {
    case "checking":
      return <Skeleton count={2} />;
    case "incomplete":
      return (
        <>
          <Banner tone="error" title={<Trans>Ce lien est incomplet</Trans>}>
            <p>
              <Trans>Ouvrez-le depuis l’e-mail, ou demandez-en un autre.</Trans>
            </p>
          </Banner>
          <NewEmailLink services={services} />
        </>
      );
    case "foreign":
      return (
        <Banner tone="error" title={<Trans>Ce lien ne vient pas de Parvis</Trans>}>
          <p>
            <Trans>Rien n’a été changé. N’entrez pas de mot de passe après l’avoir ouvert.</Trans>
          </p>
        </Banner>
      );
    case "offline":
      return (
        <Banner
          tone="warning"
          title={<Trans>Il faut du réseau pour confirmer</Trans>}
          action={
            <Button icon={<RotateCw />} onClick={retry}>
              <Trans>Réessayer</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Le lien est gardé : cette page reprendra dès que le réseau sera là.</Trans>
          </p>
        </Banner>
      );
    case "failed":
      return (
        <Banner
          tone="error"
          title={t(AUTH_PROBLEM_WORDS[state.problem])}
          action={
            <Button icon={<RotateCw />} onClick={retry}>
              <Trans>Réessayer</Trans>
            </Button>
          }
        />
      );
    case "expired":
      return (
        <>
          <Banner tone="error" title={<Trans>Ce lien a expiré</Trans>} />
          <NewEmailLink services={services} />
        </>
      );
    case "used":
      return (
        <>
          <Banner tone="error" title={<Trans>Ce lien a déjà servi, ou n’est pas complet</Trans>}>
            <p>
              <Trans>Si c’est vous qui l’avez utilisé, tout est en ordre.</Trans>
            </p>
          </Banner>
          <NewEmailLink services={services} />
        </>
      );
    case "checked":
      return <ActionForm services={services} code={link.code} checked={state.checked} />;
  }
}
