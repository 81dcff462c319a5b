import type { ComponentProps, ReactNode } from "react";

interface MenuButtonProps extends ComponentProps<"button"> {
  /** Of lucide: hidden from who listens. */
  readonly icon: ReactNode;
}

/** An item of a `Menu`. */
export function MenuButton({ icon, children, ...button }: MenuButtonProps) {
  return (
    <li>
      <button type="button" {...button}>
        {icon}
        {children}
      </button>
    </li>
  );
}
