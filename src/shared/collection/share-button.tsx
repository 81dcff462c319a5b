import { Trans, useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import { StackedButton } from "../../ui/stacked-button.tsx";
import { toast } from "../../ui/toast.ts";
import { shareLink } from "./share-link.ts";

/** « Partager »: by the device's own sheet where it has one, else the link is copied. */
export function ShareButton({ title, path }: { readonly title: string; readonly path: string }) {
  const { t } = useLingui();
  const url = new URL(path, location.origin).href;
  const share = async () => {
    const done = await shareLink({ title, url });
    if (done === "copied") toast(t`Lien copié.`, "success");
    if (done === "failed") toast(t`Le lien n’a pas pu être copié. Copiez-le ici : ${url}`, "error");
  };
  return (
    <StackedButton icon={<Share2 />} onClick={() => void share()}>
      <Trans>Partager</Trans>
    </StackedButton>
  );
}
