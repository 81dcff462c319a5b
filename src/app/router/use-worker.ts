import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { toast } from "../../ui/toast.ts";
import { logProblem } from "../log-problem.ts";
import { answerWorker } from "../updates/answer-worker.ts";
import { hasUnsavedWork } from "../updates/unsaved-work.ts";

/** Registers the service worker once, and says when the app can do without network from now on (SW-1, SW-4). */
export function useWorker(): void {
  const { t } = useLingui();
  const started = useRef(false);
  useNotices();
  useEffect(() => {
    if (started.current || import.meta.env.DEV) return;
    started.current = true;
    const say = () => {
      // Nothing floats over the first words; that Parvis works without network is one of them.
      if (location.pathname === ROUTES.Home) return;
      toast(t`Parvis est prêt à fonctionner sans réseau.`, "success");
    };
    register(say).catch((error: unknown) => logProblem("The service worker could not be registered.", error));
  }, [t]);
}

/** Shows here what would be a notification if the page were hidden, and opens what was tapped unless somebody is typing. */
function useNotices(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const stopShowing = answerWorker("SHOW_PUSH", async ({ title, body }) => {
      toast(`${title} — ${body}`);
      return { taken: true };
    });
    const stopOpening = answerWorker("OPEN_PATH", async ({ path }) => {
      if (hasUnsavedWork()) return { taken: false };
      await navigate(path);
      return { taken: true };
    });
    return () => {
      stopShowing();
      stopOpening();
    };
  }, [navigate]);
}

async function register(onOfflineReady: () => void): Promise<void> {
  const { registerWorker } = await import("../updates/register-worker.ts");
  await registerWorker({ onOfflineReady });
}
