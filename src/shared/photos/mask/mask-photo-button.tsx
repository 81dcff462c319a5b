import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import type { Masker } from "../../../data/photos/masker.ts";
import { useBlobUrl } from "../../../data/photos/use-blob-url.ts";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { LazyMaskDialog } from "./lazy-mask-dialog.tsx";
import { MASK_PROBLEM_WORDS } from "./mask-problem-words.ts";
import { useMasking, type Masking } from "./use-masking.ts";

interface MaskPhotoButtonProps {
  readonly photo: PhotoRow;
  readonly rank: number;
  readonly masker: Masker;
}

export function MaskPhotoButton({ photo, rank, masker }: MaskPhotoButtonProps) {
  const { i18n } = useLingui();
  const masking = useMasking(masker);
  const { isOpen, problem, open } = masking;
  return (
    <>
      <Button kind="quiet" icon={<EyeOff />} onClick={open}>
        <Trans>Masquer une zone</Trans>
        <VisuallyHidden>
          {" "}
          <Trans>de la photo {rank}</Trans>
        </VisuallyHidden>
      </Button>
      {isOpen ? (
        <OpenTool photo={photo} rank={rank} masking={masking} />
      ) : (
        <output>{problem === null ? null : i18n._(MASK_PROBLEM_WORDS[problem])}</output>
      )}
    </>
  );
}

interface OpenToolProps extends Pick<MaskPhotoButtonProps, "photo" | "rank"> {
  readonly masking: Masking;
}

function OpenTool({ photo, rank, masking }: OpenToolProps) {
  const url = useBlobUrl(photo.blob);
  return <LazyMaskDialog photo={photo} url={url} rank={rank} masking={masking} />;
}
