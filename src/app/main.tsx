import "../map/trusted-types-installed.ts";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { pause } from "../clock/pause.ts";
import { FIRST_WORDS_MS_MAX } from "../clock/waits.ts";
import { activateOwnLocale } from "../i18n/activate-locale.ts";
import { deferInstallPrompt } from "../features/install/install-prompt.ts";
import { App } from "./app.tsx";
import { endFirstPicture } from "./first-picture/end-first-picture.ts";
import { start } from "./session/start.ts";
import { guardPage } from "./updates/guard-page.ts";

const root = document.getElementById("parvis");
if (root === null) throw new Error("The page has no #parvis to draw in.");

guardPage();
deferInstallPrompt();
const words = activateOwnLocale();
const store = start();
void draw(root);

async function draw(onto: HTMLElement): Promise<void> {
  // The document may stand there in English: the first frame waits for those words, and in French for nothing.
  if ("first" in onto.dataset) await Promise.race([words, pause(FIRST_WORDS_MS_MAX)]);
  const drawn = createRoot(onto);
  // In pieces: what is pressed on the first picture meanwhile is kept, and nothing of it is drawn half.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <App store={store} />
        <Drawn onto={onto} />
      </StrictMode>,
    ),
  );
}

/** The first frame of React stands where the first picture was. */
function Drawn({ onto }: { readonly onto: HTMLElement }) {
  useEffect(() => endFirstPicture(onto), [onto]);
  return null;
}
