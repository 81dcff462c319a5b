import { createContext, type ReactNode } from "react";

export const NoticesContext = createContext<ReactNode>(null);
