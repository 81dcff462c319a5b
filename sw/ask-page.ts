import { systemClock } from "../src/clock/system-clock.ts";
import type { WorkerAnswers, WorkerMessage } from "./messages.ts";

export interface Asked {
  readonly postMessage: (message: WorkerMessage, transfer: Transferable[]) => void;
}

/** @param timeoutMs a frozen or closing page never answers: the answer is then undefined */
export function askPage<Message extends WorkerMessage>(
  page: Asked,
  message: Message,
  timeoutMs: number,
): Promise<WorkerAnswers[Message["type"]] | undefined> {
  type Answer = WorkerAnswers[Message["type"]];
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: Answer | undefined): void => {
      cancel();
      port1.close();
      resolve(answer);
    };
    const cancel = systemClock.after(timeoutMs, () => end(undefined));
    port1.addEventListener("message", ({ data }: MessageEvent<Answer>) => end(data));
    port1.start();
    page.postMessage(message, [port2]);
  });
}
