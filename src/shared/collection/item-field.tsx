import type { LucideIcon } from "lucide-react";
import type { CSSProperties } from "react";
import { classes } from "../../ui/classes.ts";
import styles from "./item-field.module.css";

/** What stands for an item that has no photo: the icon of its category on a field of its hue. */
export interface ItemField {
  readonly icon: LucideIcon;
  /** In degrees of the colour wheel; light and dark of each are far enough apart to be read. */
  readonly hue: number;
}

interface ColourFieldProps {
  readonly field: ItemField;
  readonly className?: string | undefined;
}

export function ColourField({ field: { icon: Icon, hue }, className }: ColourFieldProps) {
  return (
    <span
      className={classes(styles.field, className)}
      style={{ "--hue": hue } as CSSProperties}
      aria-hidden="true"
    >
      <Icon strokeWidth={1.75} />
    </span>
  );
}
