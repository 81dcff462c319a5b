import type { RemoteCollections } from "./ports.ts";

export type Listening = Omit<RemoteCollections, "page">;

/** Opened when somebody first listens. What could not be opened is opened anew for the next who does. */
export function whenListened(open: () => Promise<Listening>): Listening {
  let opened: Promise<Listening> | undefined;
  const openOnce = (): Promise<Listening> => {
    if (opened !== undefined) return opened;
    const opening = open();
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
    bounce: async () => (await opened)?.bounce(),
    close: async () => (await opened)?.close(),
  };
}
