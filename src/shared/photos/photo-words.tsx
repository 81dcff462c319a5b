import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { PhotoRow } from "../../data/device/rows.ts";
import { describePhoto } from "../../data/photos/change-photo.ts";
import { ALT_CHARS_MAX } from "../../domain/limits/limits.ts";
import { TextField } from "../../ui/text-field.tsx";
import { WORDS_NOT_KEPT } from "../commands/storage-problem-words.ts";
import { fieldIdOf } from "../drafts/field-ids.ts";

interface PhotoWordsProps {
  readonly photo: PhotoRow;
  readonly rank: number;
  readonly problem: string | undefined;
}

/** What a photo shows, for people who do not see it. */
export function PhotoWords({ photo, rank, problem }: PhotoWordsProps) {
  const { t } = useLingui();
  const device = useDevice();
  const [alt, setAlt] = useState(photo.alt);
  const [hasFailed, setFailed] = useState(false);
  const describe = async (typed: string) => setFailed(!(await describePhoto(device, photo.id, typed)).ok);
  return (
    <TextField
      id={fieldIdOf(`photos-${rank - 1}-alt`)}
      label={t`Ce que montre la photo ${rank}`}
      hint={t`Pour les personnes qui ne la voient pas`}
      optional
      maxLength={ALT_CHARS_MAX}
      problem={hasFailed ? t(WORDS_NOT_KEPT) : problem}
      value={alt}
      onChange={(typed) => {
        setAlt(typed);
        void describe(typed);
      }}
    />
  );
}
