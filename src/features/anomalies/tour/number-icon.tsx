import type { LucideIcon, LucideProps } from "lucide-react";
import { forwardRef } from "react";

const made = new Map<number, LucideIcon>();

/** A number in place of a pin's icon; the same one for the same number, as a drawing that is made once needs it. */
export function numberIcon(number: number): LucideIcon {
  const icon = made.get(number) ?? makeIcon(number);
  made.set(number, icon);
  return icon;
}

function makeIcon(number: number): LucideIcon {
  return forwardRef<SVGSVGElement, LucideProps>(function NumberIcon({ x, y, size = 20, className }, ref) {
    return (
      <svg ref={ref} className={className} x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
        <text
          x={12}
          y={19}
          fill="currentColor"
          stroke="none"
          fontFamily="sans-serif"
          fontSize={number < 100 ? 20 : 14}
          fontWeight={700}
          textAnchor="middle"
        >
          {number}
        </text>
      </svg>
    );
  });
}
