export interface Locks {
  request(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    hold: () => Promise<void>,
  ): Promise<unknown>;
}

export interface LockLine {
  leads(): boolean;
  /** Takes a place in the line, or the lock itself by force; the place held before is left. */
  stand(steal: boolean): void;
  leave(): void;
}

/** One page's place in the line for a Web Lock. `onTurn` is called when it gets the lock, loses it, or leaves it. */
export function lockLine(name: string, locks: Locks, onTurn: (leads: boolean) => void): LockLine {
  let leads = false;
  let letGo = (): void => undefined;

  const turn = (isLeading: boolean): void => {
    if (leads === isLeading) return;
    leads = isLeading;
    onTurn(isLeading);
  };
  const stand = (steal: boolean): void => {
    letGo();
    const place = new AbortController();
    const held = new Promise<void>((resolve) => {
      letGo = () => {
        place.abort();
        resolve();
      };
    });
    const hold = async (): Promise<void> => {
      if (place.signal.aborted) return;
      turn(true);
      await held;
    };
    // Ends by letting go, or because another page stole the lock.
    const over = (): void => {
      if (!place.signal.aborted) turn(false);
    };
    locks.request(name, steal ? { steal } : { signal: place.signal }, hold).then(over, over);
  };
  return {
    leads: () => leads,
    stand,
    leave() {
      letGo();
      turn(false);
    },
  };
}
