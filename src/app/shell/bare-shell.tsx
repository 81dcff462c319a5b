import type { ReactNode } from "react";
import { useInRouterContext } from "react-router-dom";
import styles from "./bare-shell.module.css";
import { Frame, type Surroundings } from "./frame.tsx";
import { InfoButton } from "./info-button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Mark } from "./mark.tsx";

export function BareShell({ back, children }: { readonly back?: ReactNode; readonly children: ReactNode }) {
  return <Frame {...bareSurroundings(back)}>{children}</Frame>;
}

export function bareSurroundings(back?: ReactNode): Surroundings {
  return { bars: <BareBar back={back} />, isHeadingAboveToasts: true };
}

function BareBar({ back }: { readonly back: ReactNode }) {
  // The page of an error stands outside the router: what would help there may be what broke.
  const isInRouter = useInRouterContext();
  return (
    <header className={styles.bar}>
      <Mark />
      {back ?? <span className={styles.name}>Parvis</span>}
      <div className={styles.side}>
        <LanguageSwitch />
        {isInRouter ? <InfoButton /> : null}
      </div>
    </header>
  );
}
