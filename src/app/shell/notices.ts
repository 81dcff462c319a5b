import { createContext, type ReactNode } from "react";

/** What every shell shows below its bar, whatever the screen. */
export const NoticesContext = createContext<ReactNode>(null);
