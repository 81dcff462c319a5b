import { useEffect, useRef } from "react";
import { Banner } from "../../ui/banner.tsx";

/** What was done with a row that has left its list, where the list stands, and with the focus of the pressed button. Its key is what it says. */
export function Answered({ said }: { readonly said: string }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Banner tone="success" title={said} />
    </div>
  );
}
