import { useEffect, useRef, useState, type ReactNode } from "react";

interface NearViewProps {
  /** Gives it its size, whether or not it is drawn. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** So far outside the view it is drawn: there before it is scrolled to. */
const MARGIN = "200px 0px";

/** What costs much to draw, for as long as it is in view or nearly. */
export function NearView({ className, children }: NearViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: MARGIN,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={className}>
      {isNear ? children : null}
    </div>
  );
}
