import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./dock.module.css";

/**
 * Where one writes, on a page of its own: at the end of the window, and whatever takes the focus above it stays in sight. On a phone
 * it is one line until somebody comes to it.
 */
export function Dock({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
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
    <div ref={place} className={styles.dock} data-open={isOpen} onFocus={() => setOpen(true)}>
      {children}
    </div>
  );
}
