import { plural } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Choice } from "../../ui/choice.tsx";

export type UnsentDataAction = "keep" | "send" | "export" | "delete";

interface ChoiceProps {
  readonly action: UnsentDataAction;
  readonly onAction: (action: UnsentDataAction) => void;
}

export function UnsentCommandsChoice({
  unsent,
  drafts,
  action,
  onAction,
}: ChoiceProps & { readonly unsent: number; readonly drafts: number }) {
  const { t } = useLingui();
  return (
    <>
      <Choice<UnsentDataAction>
        value={action}
        onChange={onAction}
        legend={t`${plural(unsent, { one: "# envoi n’est pas parti. Qu’en faire ?", other: "# envois ne sont pas partis. Qu’en faire ?" })}`}
        options={[
          {
            value: "keep",
            label: t`Les garder pour ce compte`,
            hint: t`Ils restent sur cet appareil, protégés, et partiront à votre prochaine connexion.`,
          },
          {
            value: "send",
            label: t`Les envoyer maintenant`,
            hint: t`Vous serez déconnecté une fois que tout sera parti.`,
          },
          {
            value: "export",
            label: t`En télécharger une copie`,
            hint: t`Ils restent aussi sur cet appareil, protégés.`,
          },
          {
            value: "delete",
            label: t`Les supprimer de cet appareil`,
            hint: t`Leurs textes, leurs photos et vos brouillons seront perdus.`,
          },
        ]}
      />
      {drafts === 0 ? null : (
        <p>
          <Plural
            value={drafts}
            one="# brouillon reste aussi sur cet appareil, pour ce compte, sauf si vous supprimez."
            other="# brouillons restent aussi sur cet appareil, pour ce compte, sauf si vous supprimez."
          />
        </p>
      )}
    </>
  );
}

export function DraftsChoice({ drafts, action, onAction }: ChoiceProps & { readonly drafts: number }) {
  const { t } = useLingui();
  return (
    <Choice<UnsentDataAction>
      value={action}
      onChange={onAction}
      legend={t`${plural(drafts, { one: "Tout est envoyé, sauf # brouillon. Qu’en faire ?", other: "Tout est envoyé, sauf # brouillons. Qu’en faire ?" })}`}
      options={[
        {
          value: "keep",
          label: t`Les garder pour ce compte`,
          hint: t`Textes et photos restent sur cet appareil, protégés, jusqu’à votre prochaine connexion.`,
        },
        {
          value: "delete",
          label: t`Les supprimer de cet appareil`,
          hint: t`Leurs textes et leurs photos seront perdus.`,
        },
      ]}
    />
  );
}

export function SharedPhotosChoice({ shared, action, onAction }: ChoiceProps & { readonly shared: number }) {
  const { t } = useLingui();
  return (
    <Choice<UnsentDataAction>
      value={action}
      onChange={onAction}
      legend={t`${plural(shared, { one: "Tout est envoyé, sauf # photo partagée avec Parvis. Qu’en faire ?", other: "Tout est envoyé, sauf # photos partagées avec Parvis. Qu’en faire ?" })}`}
      options={[
        {
          value: "keep",
          label: t`Les garder pour ce compte`,
          hint: t`Elles restent sur cet appareil, protégées, jusqu’à votre prochaine connexion.`,
        },
        {
          value: "delete",
          label: t`Les supprimer de cet appareil`,
          hint: t`Les originaux restent là d’où vous les avez partagées.`,
        },
      ]}
    />
  );
}
