import { workerMessageOf, type WorkerAnswers, type WorkerMessage } from "../../../sw/messages.ts";

export function answerWorker<Type extends WorkerMessage["type"]>(
  type: Type,
  answer: (message: Extract<WorkerMessage, { type: Type }>) => Promise<WorkerAnswers[Type]>,
): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const onMessage = ({ data, ports: [port] }: MessageEvent<unknown>): void => {
    const message = workerMessageOf(data);
    if (message?.type !== type || port === undefined) return;
    answer(message as Extract<WorkerMessage, { type: Type }>).then(
      (given) => port.postMessage(given),
      () => port.close(),
    );
  };
  container?.addEventListener("message", onMessage);
  return () => container?.removeEventListener("message", onMessage);
}
