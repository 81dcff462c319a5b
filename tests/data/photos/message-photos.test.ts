import { afterEach, describe, expect, it, vi } from "vitest";
import { COLLECTIONS } from "../../../src/data/replica/collections.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import { heldMessages, onMessagesChanged } from "../../../src/data/threads/held-messages.ts";
import { shownPhotos } from "../../../src/domain/content/shown-photos.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { pageKeyOf } from "../../../src/domain/thread/thread.ts";
import { aMessage } from "../../examples/a-message.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aReplica } from "../replica/a-replica.ts";

let replica: Replica;

afterEach(() => replica.remove());

const photo = (n: number) => ({ id: anIdentifier(n), alt: "", state: "stored" as const, thumb: "" });
const under = (thread: number) => pageKeyOf("35024", anIdentifier(thread), 1);

async function hold(over: Partial<Message>): Promise<void> {
  const doc = aMessage(over);
  const row = { id: doc.id, rank: 1, epoch: "1.a", doc, ...COLLECTIONS.messages.columnsOf(doc) };
  await replica.messages.insert(row);
}

describe("the photos that messages show", () => {
  it("stay on the device for every thread that is on it, and for none that is seen by nobody [PHO-11]", async () => {
    replica = await aReplica();
    const changed = vi.fn<() => void>();
    const stop = onMessagesChanged(replica, changed);
    await hold({ id: anIdentifier(501), page: under(101), photos: [photo(1)] });
    await hold({ id: anIdentifier(502), page: under(102), photos: [photo(2)] });
    await hold({ id: anIdentifier(503), page: under(102), photos: [photo(3)], visibility: "pending" });
    const messages = { contents: await heldMessages(replica), isWhole: true };
    expect(shownPhotos([messages])).toEqual(new Set([anIdentifier(1), anIdentifier(2)]));
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
  });
});
