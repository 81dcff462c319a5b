import type { RxCollection } from "rxdb";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Message } from "../../domain/thread/message.ts";
import { pageKeyOf, type Thread } from "../../domain/thread/thread.ts";
import type { Live } from "../live.ts";
import { liveOf } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";
import type { Row } from "../replica/row.ts";
import { watchCity } from "../replica/watch-city.ts";
import { watchRow } from "../replica/watch-row.ts";
import { isThread, threadRowId } from "./message-rows.ts";

/** How a thread stands; null where the city has said nothing of it: it is open, and has one page. */
export function liveThread(replica: Replica, threadId: Identifier): Live<Thread | null> {
  return liveOf<Thread | null>(replica, `thread ${threadId}`, (from, emit) =>
    watchRow(from, "messages", threadRowId(threadId), (document) =>
      emit(document !== null && isThread(document) ? document : null),
    ),
  );
}

/** Those of one page that this device has. */
export function livePage(
  replica: Replica,
  at: { readonly cityId: CityId; readonly threadId: Identifier; readonly page: number },
): Live<readonly Message[]> {
  const rows = replica.messages as unknown as RxCollection<Row<Message>>;
  const key = pageKeyOf(at.cityId, at.threadId, at.page);
  return liveOf<readonly Message[]>(replica, `messages ${key}`, (_, emit) => watchCity(rows, key, emit));
}
