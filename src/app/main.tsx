import "../map/trusted-types-installed.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { activateOwnLocale } from "../i18n/activate-locale.ts";
import { deferInstallPrompt } from "../features/install/install-prompt.ts";
import { App } from "./app.tsx";
import { start } from "./session/start.ts";
import { guardPage } from "./updates/guard-page.ts";

const root = document.getElementById("parvis");
if (root === null) throw new Error("The page has no #parvis to draw in.");

guardPage();
deferInstallPrompt();
void activateOwnLocale();

createRoot(root).render(
  <StrictMode>
    <App store={start()} />
  </StrictMode>,
);
