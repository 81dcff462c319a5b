import { Trans, useLingui } from "@lingui/react/macro";
import { Save } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { fieldSentence } from "../../../i18n/field-sentences.ts";
import { refusalSentence } from "../../../i18n/refusal-sentences.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/page.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { SendingState } from "../../../shared/commands/sending-state.tsx";
import { TwoVersions } from "../../../shared/commands/two-versions.tsx";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import settings from "../settings.module.css";
import type { SettingForm } from "./use-setting.ts";

interface SettingSectionProps<V> {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly form: SettingForm<V>;
  readonly fieldIdOf: (problem: FieldProblem) => string;
  /** What a value says in the choice between two versions. */
  readonly renderValue: (value: V) => ReactNode;
  readonly children: ReactNode;
}

export function SettingSection<V>(props: SettingSectionProps<V>) {
  const { title, hint, form, fieldIdOf, renderValue, children } = props;
  const { t, i18n } = useLingui();
  const { versions, row, sendProblem } = form;
  return (
    <Section card title={title} hint={hint} end={<SendingState state={row?.state} isKept={form.isKept} />}>
      <ErrorSummary
        title={t`À corriger`}
        attempt={form.attempt}
        items={form.problems.map((problem) => ({
          fieldId: fieldIdOf(problem),
          text: fieldSentence(i18n, problem),
        }))}
      />
      {sendProblem === null ? null : (
        <Banner tone="error">
          <p>{sendProblemSentence(i18n, sendProblem)}</p>
        </Banner>
      )}
      {row?.refusal === undefined ? null : (
        <Banner
          tone="error"
          action={
            <Button onClick={form.resume}>
              <Trans>Reprendre ma version</Trans>
            </Button>
          }
        >
          <p>{refusalSentence(i18n, row.refusal)}</p>
        </Banner>
      )}
      {versions === undefined ? (
        children
      ) : (
        <TwoVersions
          title={<Trans>Un autre modérateur a changé ce réglage entre-temps</Trans>}
          theirs={renderValue(versions.theirs)}
          mine={renderValue(versions.mine)}
          takeTheirs={versions.takeTheirs}
          takeMine={versions.takeMine}
          takeMineWords={<Trans>Mettre la mienne</Trans>}
        />
      )}
      {versions === undefined && form.isChanged ? (
        <div className={settings.save}>
          <Button kind="primary" icon={<Save />} onClick={() => void form.save()}>
            <Trans>Enregistrer</Trans>
          </Button>
          <Button kind="quiet" onClick={form.undo}>
            <Trans>Annuler</Trans>
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
