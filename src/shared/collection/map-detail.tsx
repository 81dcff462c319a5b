import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { SheetRest } from "../../ui/sheet-rests.ts";
import { DetailHeading } from "./detail-heading.tsx";
import styles from "./map-detail.module.css";

interface MapDetailProps {
  readonly id: Identifier;
  readonly title: string;
  readonly isWide: boolean;
  readonly mapPath: string;
  readonly children: ReactNode;
}

export function MapDetail({ id, title, isWide, mapPath, children }: MapDetailProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const [rest, setRest] = useState<SheetRest>("half");
  const search = query.toString();
  const map = { pathname: mapPath, search };
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEscape(panel, () => void navigate(map));
  const header = (
    <div ref={isWide ? keepToastsBelow : undefined} className={styles.header}>
      <DetailHeading key={id} title={title} />
      <Link className={styles.close} to={map} aria-label={t`Fermer`} title={t`Fermer`}>
        <X aria-hidden="true" size={20} />
      </Link>
    </div>
  );
  const content = (
    <>
      <title>{t`${title} – Parvis`}</title>
      {/* Another detail begins anew: what was pressed or typed in one never stands under the next. */}
      <Fragment key={id}>{children}</Fragment>
    </>
  );
  return (
    <div ref={panel} className={styles.whole}>
      {isWide ? (
        <aside className={styles.panel} aria-label={title}>
          {header}
          <div className={styles.content}>{content}</div>
        </aside>
      ) : (
        <Sheet label={title} summary={header} rest={rest} onRest={setRest}>
          {() => content}
        </Sheet>
      )}
    </div>
  );
}

function useEscape(within: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const element = within.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest("dialog") !== null) return;
      leave();
    };
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [within]);
}
