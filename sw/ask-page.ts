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
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(undefined), timeoutMs);
    port1.addEventListener("message", ({ data }: MessageEvent<Answer>) => end(data), { once: true });
    port1.start();
    page.postMessage(message, [port2]);
  });
}
