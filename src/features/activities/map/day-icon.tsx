import type { LucideIcon } from "lucide-react";
import { forwardRef } from "react";

const PAGE = {
  viewBox: "0 0 24 24",
  overflow: "visible",
  fill: "currentColor",
  textAnchor: "middle",
} as const;

/** For the field of a row; a pin says how large it is. */
const SIZE = 34;

const drawn = new Map<string, LucideIcon>();

/** A day as an icon, like a page of a calendar: « 21 » under « juin ». The same one for the same day: a pin's look is known by its icon. */
export function dayIcon(day: string, month: string): LucideIcon {
  const key = `${day} ${month}`;
  const icon = drawn.get(key) ?? drawDay(day, month);
  drawn.set(key, icon);
  return icon;
}

function drawDay(day: string, month: string): LucideIcon {
  return forwardRef(function DayIcon({ className, x, y, size = SIZE }, ref) {
    const at = { className, x, y };
    return (
      <svg ref={ref} {...at} width={size} height={size} {...PAGE}>
        <text x={12} y={6} fontSize={10}>
          {month}
        </text>
        <text x={12} y={25} fontSize={21} fontWeight={700}>
          {day}
        </text>
      </svg>
    );
  });
}
