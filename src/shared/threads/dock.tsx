import { useEffect, useRef, type ReactNode } from "react";
import styles from "./dock.module.css";

/** Where one writes, on a page of its own: at the end of the window, and whatever takes the focus above it stays in sight. */
export function Dock({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dock = place.current;
    const thread = dock?.parentElement;
    if (!dock || !thread) return;
    const observer = new ResizeObserver(() =>
      thread.style.setProperty("--dock-size", `${dock.offsetHeight}px`),
    );
    observer.observe(dock);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.dock}>
      {children}
    </div>
  );
}
