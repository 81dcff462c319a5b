import { indexedDBLocalPersistence, type Persistence } from "firebase/auth";

/** What Firebase's own persistence does by names that its types leave out. */
interface Polling {
  startPolling(): void;
  stopPolling(): void;
  _poll(): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
}

const CHANNEL = "parvis.account";
const Polls = indexedDBLocalPersistence as unknown as new () => Polling;

const listening = new Set<Told>();

/**
 * Firebase reads its database every 800 ms, as long as a page is open, to learn what another tab did: a phone never comes to rest.
 * Here the tab that writes tells the others, and one that shows again looks for itself.
 */
class Told extends Polls {
  #channel: BroadcastChannel | undefined;
  readonly look = (): void => void this._poll();
  readonly #lookWhenShown = (): void => {
    if (document.visibilityState === "visible") this.look();
  };

  override startPolling(): void {
    this.stopPolling();
    listening.add(this);
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.addEventListener("message", this.look);
    document.addEventListener("visibilitychange", this.#lookWhenShown);
  }

  override stopPolling(): void {
    listening.delete(this);
    this.#channel?.close();
    this.#channel = undefined;
    document.removeEventListener("visibilitychange", this.#lookWhenShown);
  }

  override async _set(key: string, value: unknown): Promise<void> {
    await super._set(key, value);
    this.#tell();
  }

  override async _remove(key: string): Promise<void> {
    await super._remove(key);
    this.#tell();
  }

  /** What another tab told during a write was not read then. */
  #tell(): void {
    if (this.#channel === undefined) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast stays within the origin
    this.#channel.postMessage(null);
    this.look();
  }
}

export const toldPersistence = Told as unknown as Persistence;

/** For what another tab wrote, and said to nobody. */
export function lookForAccount(): void {
  for (const one of listening) one.look();
}
