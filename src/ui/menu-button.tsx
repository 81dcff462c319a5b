import type { ComponentProps, ReactNode } from "react";

interface MenuButtonProps extends ComponentProps<"button"> {
  readonly icon: ReactNode;
}

/** An item of a `Menu`. */
export function MenuButton({ icon, children, ...button }: MenuButtonProps) {
  return (
    <li>
      <button type="button" {...button}>
        <span aria-hidden="true">{icon}</span>
        {children}
      </button>
    </li>
  );
}
