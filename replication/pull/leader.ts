import { LEADER_ANSWER_MS_MAX, LEADER_ASKED_EVERY_MS } from "../../src/clock/waits.ts";
import { lockLine, type Locks } from "./lock-line.ts";
import { oneTimer } from "./one-timer.ts";
import type { PageSignals, PullTime, ScopeState } from "./ports.ts";
import type { Scope } from "./scope.ts";

export type PageMessage =
  | { readonly kind: "who-leads"; readonly page: string; readonly wants: readonly Scope[] }
  | { readonly kind: "renew" }
  | { readonly kind: "i-lead"; readonly states: ReadonlyMap<string, ScopeState> };

export interface Channel {
  say(message: PageMessage): void;
  hear(run: (message: PageMessage) => void): void;
  close(): void;
}

export interface LeaderOptions {
  readonly name: string;
  readonly locks: Locks;
  readonly channel: Channel;
  readonly time: PullTime;
  readonly page: Pick<PageSignals, "isVisible">;
  readonly wants: () => readonly Scope[];
  readonly onWants: (page: string, wants: readonly Scope[]) => void;
  readonly states: () => ReadonlyMap<string, ScopeState>;
  readonly onStates: (states: ReadonlyMap<string, ScopeState>) => void;
  readonly onChange: () => void;
}

export interface Leader {
  leads(this: void): boolean;
  seek(this: void): void;
  ask(this: void): void;
  tell(this: void): void;
  leave(this: void): void;
}

/** A frozen page keeps its Web Lock: a visible one steals it. Two leaders write the same rows: harmless. */
export function leaderOf(options: LeaderOptions): Leader {
  const { channel, time } = options;
  const name = time.random().toString(36).slice(2);
  let seeks = false;
  const question = oneTimer(time);

  const line = lockLine(options.name, options.locks, (leads) => {
    question.cancel();
    options.onChange();
    if (seeks && !leads) stand(false);
  });
  const stand = (steal: boolean): void => {
    line.stand(steal);
    question.set(LEADER_ASKED_EVERY_MS, ask);
  };
  const ask = (): void => {
    if (line.leads() || !seeks) return;
    if (!options.page.isVisible()) return question.set(LEADER_ASKED_EVERY_MS, ask);
    channel.say({ kind: "who-leads", page: name, wants: options.wants() });
    question.set(LEADER_ANSWER_MS_MAX, () => stand(true));
  };
  const tell = (): void => {
    if (line.leads()) channel.say({ kind: "i-lead", states: options.states() });
  };
  channel.hear((message) => {
    if (message.kind === "who-leads" && line.leads()) {
      tell();
      options.onWants(message.page, message.wants);
    }
    if (message.kind === "i-lead" && !line.leads()) {
      if (seeks) question.set(LEADER_ASKED_EVERY_MS, ask);
      options.onStates(message.states);
    }
  });
  const leave = (): void => {
    seeks = false;
    question.cancel();
    line.leave();
  };
  return {
    leads: () => line.leads(),
    seek() {
      if (seeks) return;
      seeks = true;
      stand(false);
    },
    ask,
    tell,
    leave,
  };
}

/** The page that leads reconnects, whichever page found that something is missing. */
export function reconnectLeader(
  channel: Channel,
  { leads }: Pick<Leader, "leads">,
  renew: () => void,
): () => void {
  channel.hear(({ kind }) => {
    if (kind === "renew" && leads()) renew();
  });
  return () => (leads() ? renew() : channel.say({ kind: "renew" }));
}
