import "../map/trusted-types-installed.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { activateOwnLocale } from "../i18n/activate-locale.ts";
import { App } from "./app.tsx";
import { keepInstallEvent } from "./session/keep-install-event.ts";
import { start } from "./session/start.ts";
import { guardPage } from "./updates/guard-page.ts";

const root = document.getElementById("parvis");
if (root === null) throw new Error("The page has no #parvis to draw in.");

guardPage();
keepInstallEvent();
void activateOwnLocale();

createRoot(root).render(
  <StrictMode>
    <App store={start()} />
  </StrictMode>,
);
