import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import { lazy, Suspense } from "react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import { usePhotoUrl } from "../../../data/photos/use-photo-url.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { MASK_PROBLEM_WORDS } from "./mask-problem-words.ts";
import { useMasking, type Masking } from "./use-masking.ts";

const MaskDialog = lazy(async () => ({
  default: (await withWords(import("./mask-dialog.tsx"))).MaskDialog,
}));

interface MaskPhotoButtonProps {
  readonly photo: PhotoRow;
  readonly rank: number;
}

export function MaskPhotoButton({ photo, rank }: MaskPhotoButtonProps) {
  const { i18n } = useLingui();
  const masking = useMasking(photo.id);
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

/** The photo is read from the device while the dialog itself is fetched. */
function OpenTool({ photo, rank, masking }: MaskPhotoButtonProps & { readonly masking: Masking }) {
  const url = usePhotoUrl(photo.cityId, photo.id, "full");
  return (
    <Suspense fallback={null}>
      <MaskDialog photo={photo} url={url} rank={rank} masking={masking} />
    </Suspense>
  );
}
