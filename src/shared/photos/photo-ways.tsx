import { useLingui } from "@lingui/react/macro";
import { Camera, ImagePlus } from "lucide-react";
import { classes } from "../../ui/classes.ts";
import { FileButton } from "./file-button.tsx";
import styles from "./photo-field.module.css";

interface PhotoWaysProps {
  /** Names both fields on the page. */
  readonly id: string;
  /** In one line with what sends them: icons, with their words where that line has room. */
  readonly compact?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** To what is no draft. */
export function PhotoWays({ id, compact = false, onFiles }: PhotoWaysProps) {
  const { t } = useLingui();
  return (
    <div className={classes(styles.buttons, compact && styles.compact)}>
      <FileButton id={`${id}-take`} icon={<Camera />} capture compact={compact} onFiles={onFiles}>
        {t`Prendre une photo`}
      </FileButton>
      <FileButton id={`${id}-choose`} icon={<ImagePlus />} compact={compact} onFiles={onFiles}>
        {t`Choisir`}
      </FileButton>
    </div>
  );
}
