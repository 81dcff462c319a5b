import { useLingui } from "@lingui/react/macro";
import { CircleHelp } from "lucide-react";
import { useEffect, useState } from "react";
import { withWords } from "../../i18n/activate-locale.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { isHelpKeyOn, isHelpPress } from "./help-key.ts";
import { LoadingBar } from "./loading-bar.tsx";
import { comingPart } from "../../ui/coming-part.tsx";

const InfoOverlay = comingPart(
  async () => (await withWords(import("./info-overlay.tsx"))).InfoOverlay,
  <LoadingBar busy />,
);

/** « ? », last in the bar of every frame: help stands in the same place on each screen (WCAG 3.2.6). */
export function InfoButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  useHelpKey(() => setOpen(true));
  return (
    <>
      <IconButton
        label={t`Aide`}
        icon={<CircleHelp />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? <InfoOverlay onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function useHelpKey(onPress: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isHelpPress(event) || !isHelpKeyOn()) return;
      event.preventDefault();
      onPress();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}
