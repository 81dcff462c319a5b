import { Plural } from "@lingui/react/macro";
import type { CityId } from "../../domain/city/city.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useQueues } from "./use-queue.ts";
import styles from "./queue.module.css";

/** How much waits for a moderator of the city; nothing until all of it is known. */
export function QueueCount({ cityId }: { readonly cityId: CityId }) {
  const { queues, isWhole } = useQueues(cityId);
  const count = isWhole ? (queues?.waiting.length ?? 0) : 0;
  if (count === 0) return null;
  return (
    <span className={styles.number}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        {" "}
        <Plural value={count} one="# contenu à traiter" other="# contenus à traiter" />
      </VisuallyHidden>
    </span>
  );
}
