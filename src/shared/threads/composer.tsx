import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useOnline } from "../../data/device/use-online.ts";
import { MESSAGE_CHARS, PHOTOS_PER_MESSAGE_MAX } from "../../domain/limits/limits.ts";
import { fieldSentence } from "../../i18n/field-sentences.ts";
import { DOUBT_WORDS } from "../../i18n/thread-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { draftProblemSentence } from "../commands/send-problem-sentence.ts";
import { CopyText } from "./copy-text.tsx";
import { AddingState } from "../photos/adding-state.tsx";
import { ChosenList } from "../photos/chosen-photos.tsx";
import { PhotoWays } from "../photos/photo-ways.tsx";
import { useChosenPhotos } from "../photos/use-chosen-photos.ts";
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
          placeholder={t`Écrire un message…`}
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
  const { photos, onPhotos, onPreparing } = form;
  const id = photosIdOf(form);
  const max = PHOTOS_PER_MESSAGE_MAX;
  const { add, ...state } = useChosenPhotos({ id, cityId, max, photos, onChange: onPhotos, onPreparing });
  // What goes with a message when it is sent stays as it is when its words are changed.
  const isNew = form.target?.act !== "edit";
  return (
    <>
      <LeaveTarget form={form} />
      {isNew ? <ChosenList photos={photos} onChange={onPhotos} /> : null}
      <AddingState {...state} />
      {isNew ? <AsCommune form={form} /> : null}
      {form.problem === undefined ? null : (
        <Banner tone="error">{draftProblemSentence(i18n, form.problem)}</Banner>
      )}
      {form.doubt === undefined ? null : <Banner tone="warning">{i18n._(DOUBT_WORDS[form.doubt])}</Banner>}
      <SendingLine form={form} onFiles={isNew && photos.length < max ? add : undefined} />
      {online ? null : (
        <p className={styles.soft}>
          <Trans>Sans réseau, il sera gardé sur cet appareil et partira dès que possible.</Trans>
        </p>
      )}
    </>
  );
}

interface SendingLineProps extends Pick<ComposerProps, "form"> {
  /** Where a photo may be added. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
}

function SendingLine({ form, onFiles }: SendingLineProps) {
  return (
    <div className={styles.sending}>
      {onFiles === undefined ? null : (
        <fieldset>
          <legend>
            <VisuallyHidden>
              <Trans>Photo</Trans> <Trans>(facultatif)</Trans>
            </VisuallyHidden>
          </legend>
          <PhotoWays id={photosIdOf(form)} compact onFiles={onFiles} />
        </fieldset>
      )}
      <Button type="submit" kind="primary" icon={<Send />} aria-disabled={form.isSending || form.isPreparing}>
        {form.doubt === undefined ? <Trans>Envoyer le message</Trans> : <Trans>Envoyer quand même</Trans>}
      </Button>
    </div>
  );
}

const photosIdOf = ({ subjectId }: MessageForm) => `${subjectId}-message`;

/** Whoever moderates answers for the commune unless they take the tick away. */
function AsCommune({ form: { isOfficial, speak } }: Pick<ComposerProps, "form">) {
  if (speak === undefined) return null;
  return (
    <div className={styles.official}>
      <Checkbox label={<Trans>Répondre au nom de la commune</Trans>} checked={isOfficial} onChange={speak} />
    </div>
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
