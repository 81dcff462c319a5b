import { flushMemory } from "../../../../replication/outbox/flush-memory.ts";
import type {
  EnginePorts,
  SendMoment,
  SubmitAnswer,
  SubmitTerms,
  UploadAnswer,
} from "../../../../replication/outbox/ports.ts";
import { submitBatch, uploadPhoto } from "../../../../replication/outbox/send.ts";
import { takeStep } from "../../../../replication/outbox/step.ts";
import type { OutboxRow, PhotoRow } from "../../../../src/data/device/rows.ts";
import { anIdentifier } from "../../../examples/identifiers.ts";
import { fakeClock } from "../../../support/fake-clock.ts";
import { memoryStore } from "./memory-store.ts";
import { oneLock } from "./one-lock.ts";
import { aPhotoRow } from "./rows.ts";

const PHOTO = aPhotoRow(anIdentifier(11), anIdentifier(1));

/** A device whose city gives this answer, whatever it is asked; chance says one half. */
export function aDeviceAnswered(
  rows: readonly OutboxRow[],
  answer: SubmitAnswer | UploadAnswer,
  photos: readonly PhotoRow[] = [PHOTO],
) {
  const store = memoryStore(rows, photos);
  const clock = fakeClock();
  const memory = flushMemory();
  const moments: SendMoment[] = [];
  let terms: SubmitTerms | undefined;
  const ports: EnginePorts = {
    store,
    clock,
    random: () => 0.5,
    lock: oneLock(),
    transport: {
      submit: async (_, asked) => {
        terms = asked;
        return answer as SubmitAnswer;
      },
      upload: async () => answer as UploadAnswer,
    },
    observe: (moment) => void moments.push(moment),
  };
  return {
    store,
    clock,
    memory,
    moments,
    late: (late: SubmitAnswer) => terms?.onLate(late),
    submit: (...ids: readonly string[]) => submitBatch(ports, memory, ids),
    upload: () => uploadPhoto(ports, memory, store.disk.photos[0] ?? PHOTO),
    step: () => takeStep(ports, memory),
    row: (id: string) => store.disk.rows.find((row) => row.id === id),
    photo: () => store.disk.photos[0],
  };
}
