import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Share2 } from "lucide-react";
import type { Button } from "../../ui/button.tsx";
import { StackedButton } from "../../ui/stacked-button.tsx";
import { toast } from "../../ui/toast.ts";
import { usePassing } from "../../ui/use-passing.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { shareLink } from "./share-link.ts";

interface ShareButtonProps {
  readonly title: string;
  readonly path: string;
  /** `Button` among ways that are as wide as each other. */
  readonly look?: typeof Button | typeof StackedButton;
}

/** « Partager »: by the device's own sheet where it has one, else the link is copied. */
export function ShareButton({ title, path, look: Look = StackedButton }: ShareButtonProps) {
  const { t } = useLingui();
  const [said, say] = usePassing<"copied">();
  const url = new URL(path, location.origin).href;
  const share = async () => {
    const done = await shareLink({ title, url });
    if (done === "copied") say("copied");
    if (done === "failed") toast(t`Le lien n’a pas pu être copié. Copiez-le ici : ${url}`, "error");
  };
  return (
    <Look icon={said === undefined ? <Share2 /> : <Check />} onClick={() => void share()}>
      {said === undefined ? <Trans>Partager</Trans> : <Trans>Lien copié</Trans>}
      <VisuallyHidden>
        <output>{said === undefined ? null : t`Lien copié`}</output>
      </VisuallyHidden>
    </Look>
  );
}
