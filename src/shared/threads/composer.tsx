import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useData } from "../../data/data-context.ts";
import { useOnline } from "../../data/device/use-online.ts";
import { may } from "../../domain/account/permissions.ts";
import { MESSAGE_CHARS, PHOTOS_PER_MESSAGE_MAX } from "../../domain/limits/limits.ts";
import { fieldSentence } from "../../i18n/field-sentences.ts";
import { DOUBT_WORDS } from "../../i18n/thread-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { draftProblemSentence } from "../commands/send-problem-sentence.ts";
import { CopyText } from "./copy-text.tsx";
import { ChosenPhotos } from "../photos/chosen-photos.tsx";
import styles from "./thread.module.css";
import { composerIdOf, type MessageTarget } from "./use-message-words.ts";
import type { MessageForm } from "./use-composer.ts";

const QUOTED_CHARS = 80;

interface ComposerProps {
  readonly cityId: string;
  readonly form: MessageForm;
  /** Nothing leaves from here for now: what was typed stays to be read and copied. */
  readonly isClosed?: boolean;
}

export function Composer({ cityId, form, isClosed = false }: ComposerProps) {
  const { t, i18n } = useLingui();
  const [field] = form.fields;
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div>
        <TextField
          id={composerIdOf(form.subjectId)}
          label={t`Votre message`}
          multiline
          maxLength={MESSAGE_CHARS.max}
          value={form.text}
          onChange={form.onText}
          readOnly={isClosed}
          problem={field === undefined ? undefined : fieldSentence(i18n, field)}
          hint={form.target === null ? undefined : <TargetWords target={form.target} />}
        />
        <output className={styles.soft}>
          {isClosed ? (
            <Trans>
              Ce texte ne peut pas partir pour le moment : il reste ici, et vous pouvez le copier.
            </Trans>
          ) : null}
        </output>
      </div>
      {isClosed ? (
        <div className={styles.answered}>
          <CopyText text={form.text} />
        </div>
      ) : (
        <Sending cityId={cityId} form={form} />
      )}
    </form>
  );
}

function Sending({ cityId, form }: ComposerProps) {
  const { i18n } = useLingui();
  const online = useOnline();
  return (
    <>
      <LeaveTarget form={form} />
      {form.target?.act === "edit" ? null : <WithNewMessage cityId={cityId} form={form} />}
      {form.problem === undefined ? null : (
        <Banner tone="error">{draftProblemSentence(i18n, form.problem)}</Banner>
      )}
      {form.doubt === undefined ? null : <Banner tone="warning">{i18n._(DOUBT_WORDS[form.doubt])}</Banner>}
      <Button type="submit" kind="primary" icon={<Send />} aria-disabled={form.isSending || form.isPreparing}>
        {form.doubt === undefined ? <Trans>Envoyer le message</Trans> : <Trans>Envoyer quand même</Trans>}
      </Button>
      {online ? null : (
        <p className={styles.soft}>
          <Trans>Sans réseau, il sera gardé sur cet appareil et partira dès que possible.</Trans>
        </p>
      )}
    </>
  );
}

/** What goes with a message when it is sent, and stays as it is when its words are changed. */
function WithNewMessage({ cityId, form }: ComposerProps) {
  const { actor } = useData();
  return (
    <>
      <ChosenPhotos
        legend={<Trans>Photo</Trans>}
        id={`${form.subjectId}-message`}
        cityId={cityId}
        max={PHOTOS_PER_MESSAGE_MAX}
        photos={form.photos}
        onChange={form.onPhotos}
        onPreparing={form.onPreparing}
      />
      {may(actor, "write-official-message", { cityId }) ? (
        <Checkbox
          label={<Trans>Répondre au nom de la commune</Trans>}
          checked={form.isOfficial}
          onChange={form.onOfficial}
        />
      ) : null}
    </>
  );
}

function LeaveTarget({ form: { target, leave } }: Pick<ComposerProps, "form">) {
  if (target === null) return null;
  return (
    <Button kind="quiet" onClick={leave}>
      {target.act === "edit" ? (
        <Trans>Ne pas modifier ce message</Trans>
      ) : (
        <Trans>Ne pas répondre à ce message</Trans>
      )}
    </Button>
  );
}

function TargetWords({ target: { act, view } }: { readonly target: MessageTarget }) {
  return (
    <>
      {act === "edit" ? <Trans>Vous modifiez :</Trans> : <Trans>Vous répondez à :</Trans>} «{" "}
      {view.message.text.slice(0, QUOTED_CHARS)} »
    </>
  );
}
