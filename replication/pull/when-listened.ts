import type { RemoteCollections } from "./ports.ts";

export type Listening = Omit<RemoteCollections, "page">;

/**
 * Opened when somebody first listens. What could not be opened is opened anew for the next who does. Nobody waits for what does not come:
 * until it is there, nothing of it is to be mended or closed.
 */
export function whenListened(open: () => Promise<Listening>): Listening {
  let opened: Promise<Listening> | undefined;
  let ready: Listening | undefined;
  const openOnce = (): Promise<Listening> => {
    if (opened !== undefined) return opened;
    const opening = (async (): Promise<Listening> => (ready = await open()))();
    opened = opening;
    opening.catch(() => {
      opened = undefined;
    });
    return opening;
  };
  return {
    listen(scope, from, onSnapshot, onError) {
      let isOver = false;
      let stop = (): void => undefined;
      const begin = async (): Promise<void> => {
        const { listen } = await openOnce();
        if (!isOver) stop = listen(scope, from, onSnapshot, onError);
      };
      begin().catch(onError);
      return () => {
        isOver = true;
        stop();
      };
    },
    bounce: async () => ready?.bounce(),
    async close() {
      if (ready !== undefined) return ready.close();
      opened?.then((late) => late.close()).catch(() => undefined);
    },
  };
}
