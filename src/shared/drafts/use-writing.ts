import { useRef, type Dispatch } from "react";
import type { DraftOf } from "../../data/device/rows.ts";
import { usePhotos } from "../../data/photos/use-photos.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { Command } from "../../domain/command/command.ts";
import type { CommandKind, CommandPayloads } from "../../domain/command/commands.ts";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import type { SentPhoto } from "../../domain/content/written-fields.ts";
import type { Place } from "../../domain/place/place.ts";
import { useSendCommand } from "../commands/use-send-command.ts";
import { useAddPhotos } from "../photos/use-add-photos.ts";
import { useMissingPhotos } from "../photos/use-missing-photos.ts";
import { isWorthKeeping } from "./draft-fields.ts";
import { fieldIdOf } from "./field-ids.ts";
import { useDraftForm, type FormRules } from "./use-draft-form.ts";
import { useDraftNote } from "./use-draft-note.ts";
import { useSubmission } from "./use-submission.ts";

const NO_PHOTOS = [] as const;

interface Written<K extends CommandKind, F extends object, A> {
  readonly head: Pick<DraftOf<K>, "id" | "kind" | "cityId">;
  readonly draft: DraftOf<K> | null;
  readonly rules: FormRules<K, F, A>;
  /** The form as it travels, or everything that is wrong with it. `now` is the city's clock, as the device knows it. */
  readonly check: (
    form: F,
    photos: readonly SentPhoto[],
    now: Instant,
  ) => Result<CommandPayloads[K], readonly FieldProblem[]>;
  /** Where a photo that was kept says it was taken. */
  readonly onPhotoPlace: (place: Place, dispatch: Dispatch<A>) => void;
}

/** A content while it is written: its form and photos, kept as a draft, and its sending. */
export function useWriting<K extends CommandKind, F extends object, A>(written: Written<K, F, A>) {
  const { head, draft, rules, check, onPhotoPlace } = written;
  const { id, kind, cityId } = head;
  const photos = usePhotos(id) ?? NO_PHOTOS;
  const hasPhotos = photos.length > 0;
  const { form, isTouched, dispatch, problem: keeping } = useDraftForm(head, draft, rules, hasPhotos);
  const adding = useAddPhotos({
    cityId,
    kind,
    draftId: id,
    onPlace: (place) => onPhotoPlace(place, dispatch),
  });
  const send = useSendCommand(cityId);
  const submission = useSubmission({
    check: (now) => check(form, photos, now),
    send: (payload, performedAt) => {
      const command = { id, kind, cityId, payload, basedOn: null, dependsOn: null, performedAt };
      return send(command as Command, { photoIds: photos.map((photo) => photo.id) });
    },
  });
  const missing = useMissingPhotos(id, photos);
  const isSent = useRef(false);
  useDraftNote(hasPhotos || (isTouched && isWorthKeeping(form, rules.empty)), isSent);
  const submit = async () => {
    // A photo that is still being made smaller belongs to this form.
    if (adding.isAdding) return;
    if (!(await missing.areAllHere())) return document.getElementById(fieldIdOf("photos"))?.focus();
    isSent.current = await submission.submit();
  };
  return {
    form,
    dispatch,
    photos,
    adding: { ...adding, missing: missing.count },
    submission,
    keeping,
    submit,
  };
}
