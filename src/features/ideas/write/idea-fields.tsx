import { Trans, useLingui } from "@lingui/react/macro";
import { ListPlus } from "lucide-react";
import type { ComponentProps, Dispatch } from "react";
import { useData } from "../../../data/data-context.ts";
import { authorKindOf } from "../../../domain/account/actor.ts";
import { publicNameOf } from "../../../domain/account/public-name.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { IDEA_CATEGORY_IDS } from "../../../domain/idea/idea.ts";
import { IDEA_BODY_CHARS, IDEA_TITLE_CHARS } from "../../../domain/limits/idea-limits.ts";
import { noNameOf } from "../../../i18n/anomaly-words.ts";
import { IDEA_CATEGORY_WORDS } from "../../../i18n/idea-words.ts";
import { CategoryStep } from "../../../shared/drafts/category-step.tsx";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import type { ProblemOf } from "../../../shared/drafts/form-problems.ts";
import { Step } from "../../../shared/drafts/step.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { IDEA_FIELDS } from "../idea-looks.ts";
import type { IdeaForm, IdeaFormAction } from "./idea-form.ts";
import { SimilarIdeas } from "./similar-ideas.tsx";

interface Block {
  readonly form: IdeaForm;
  readonly dispatch: Dispatch<IdeaFormAction>;
  readonly says: ProblemOf;
}

export function TitleStep({
  form,
  dispatch,
  says,
  views,
}: Block & Pick<ComponentProps<typeof SimilarIdeas>, "views">) {
  const { t } = useLingui();
  return (
    <Step name="title" title={<Trans>Votre idée en une ligne</Trans>}>
      <TextField
        id={fieldIdOf("title")}
        label={t`Titre`}
        placeholder={t`Des arbres sur la place de la mairie`}
        maxLength={IDEA_TITLE_CHARS.max}
        autoComplete="off"
        problem={says("title")}
        value={form.title}
        onChange={(title) => dispatch({ type: "typed", fields: { title } })}
      />
      <SimilarIdeas title={form.title} views={views} />
    </Step>
  );
}

export function WordsStep({ form, dispatch, says }: Block) {
  const { t } = useLingui();
  const prompts = [
    {
      field: "finding",
      label: t`Le constat`,
      hint: t`Ce qui manque ou ce qui gêne aujourd’hui`,
      optional: true,
    },
    {
      field: "proposal",
      label: t`La proposition`,
      hint: t`Ce que vous imaginez, concrètement`,
      optional: false,
    },
  ] as const;
  return (
    <Step name="words" title={<Trans>Expliquez-la</Trans>}>
      {prompts.map(({ field, ...prompt }) => (
        <TextField
          key={field}
          {...prompt}
          id={fieldIdOf(field)}
          multiline
          maxLength={IDEA_BODY_CHARS.max}
          problem={says(field)}
          value={form[field]}
          onChange={(value) => dispatch({ type: "typed", fields: { [field]: value } })}
        />
      ))}
    </Step>
  );
}

/** What is rare: folded until somebody wants it or wrote in it before, or something in it is wrong. */
export function DetailsStep({ form, dispatch, says }: Block) {
  const { t } = useLingui();
  return (
    <Disclosure
      summary={<Trans>Ajouter des précisions</Trans>}
      icon={<ListPlus />}
      startsOpen={form.forWhom !== "" || form.links.some((link) => link !== "")}
      mustOpen={says("forWhom") !== undefined || says("links") !== undefined}
    >
      <TextField
        id={fieldIdOf("forWhom")}
        label={t`Pour qui ?`}
        hint={t`Qui en profiterait`}
        optional
        multiline
        maxLength={IDEA_BODY_CHARS.max}
        problem={says("forWhom")}
        value={form.forWhom}
        onChange={(forWhom) => dispatch({ type: "typed", fields: { forWhom } })}
      />
      <TextField
        id={fieldIdOf("links")}
        label={t`Liens`}
        hint={t`Deux au plus, un par ligne, qui commencent par https://`}
        multiline
        optional
        problem={says("links")}
        value={form.links.join("\n")}
        onChange={(lines) => dispatch({ type: "typed", fields: { links: lines.split("\n") } })}
      />
    </Disclosure>
  );
}

export function ScopeStep({ form, dispatch, says }: Block) {
  const { t, i18n } = useLingui();
  return (
    <CategoryStep
      name="what"
      title={<Trans>De quoi s’agit-il ?</Trans>}
      offered={IDEA_CATEGORY_IDS}
      labelOf={(id) => i18n._(IDEA_CATEGORY_WORDS[id])}
      iconOf={(id) => IDEA_FIELDS[id].icon}
      value={form.categoryId}
      onChange={(categoryId) => dispatch({ type: "typed", fields: { categoryId } })}
      problem={says("categoryId")}
    >
      <Choice
        legend={t`Pour quel endroit ?`}
        look="chips"
        options={[
          { value: "commune", label: t`Toute la commune` },
          { value: "place", label: t`Un lieu précis` },
        ]}
        value={form.scope}
        onChange={(scope) => dispatch({ type: "typed", fields: { scope } })}
      />
    </CategoryStep>
  );
}

interface NameFieldProps extends Pick<Block, "form" | "dispatch"> {
  readonly cityId: CityId;
}

export function NameField({ cityId, form, dispatch }: NameFieldProps) {
  const { t, i18n } = useLingui();
  const { actor } = useData();
  const name = publicNameOf(actor);
  if (name === "") return null;
  const noName = i18n._(noNameOf(authorKindOf(actor, cityId)));
  return (
    <Checkbox
      label={t`Afficher mon nom : ${name}`}
      hint={t`Sinon, l’idée est signée « ${noName} ».`}
      checked={form.showName}
      onChange={(showName) => dispatch({ type: "typed", fields: { showName } })}
    />
  );
}
