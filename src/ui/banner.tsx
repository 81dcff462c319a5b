import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Tone } from "./badge.tsx";
import styles from "./banner.module.css";
import { classes } from "./classes.ts";

export interface BannerProps {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

const INFO = <Info />;
const ICONS = {
  neutral: INFO,
  info: INFO,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  error: <CircleAlert />,
} as const satisfies Record<Tone, ReactNode>;

/** A notice within the page; what may vanish is a toast. */
export function Banner({ tone, title, action, children }: BannerProps) {
  return (
    <div className={classes(styles.banner, styles[tone])} role={tone === "error" ? "alert" : undefined}>
      <span className={styles.icon} aria-hidden="true">
        {ICONS[tone]}
      </span>
      <div className={styles.words}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
