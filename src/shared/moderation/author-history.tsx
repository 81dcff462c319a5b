import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useWriterHistory } from "../../data/moderation/use-writer-history.ts";
import type { Content } from "../../domain/content/content.ts";
import styles from "./moderation.module.css";

/** What the same person wrote in the commune before: without their name, from what is on the device (MOD-6). */
export function AuthorHistory({ content: { cityId, authorId } }: { readonly content: Content }) {
  const { t } = useLingui();
  const history = useWriterHistory(cityId, authorId);
  if (history === undefined) return null;
  const { contents, published, hidden } = history;
  const said = [
    t`${plural(contents, { one: "# contribution", other: "# contributions" })}`,
    ...(published === contents
      ? [t`toutes publiées`]
      : [
          ...(published === 0 ? [] : [t`${plural(published, { one: "# publiée", other: "# publiées" })}`]),
          ...(hidden === 0 ? [] : [t`${plural(hidden, { one: "# masquée", other: "# masquées" })}`]),
        ]),
  ].join(", ");
  return (
    <p className={styles.history}>
      {contents === 1 ? (
        <Trans>Première contribution de cette personne dans la commune.</Trans>
      ) : (
        <Trans>De la même personne : {said}.</Trans>
      )}
    </p>
  );
}
