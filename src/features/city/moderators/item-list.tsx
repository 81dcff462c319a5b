import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, Trash2 } from "lucide-react";
import { useRef, type ComponentType } from "react";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { Actions } from "../../../ui/page.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import settings from "../settings.module.css";
import { problemSentence } from "./problem-sentence.ts";

interface ItemListProps<T> {
  readonly items: readonly T[];
  readonly max: number;
  readonly blank: T;
  readonly addLabel: string;
  readonly itemLabel: (position: number) => string;
  /** The id of a field by its path: "1.phone". */
  readonly fieldIdOf: (path: string) => string;
  readonly onChange: (items: readonly T[]) => void;
  readonly problems: readonly FieldProblem[];
  readonly Fields: ComponentType<ItemFieldsProps<T>>;
}

export interface ItemFieldsProps<T> {
  readonly item: T;
  readonly onChange: (item: T) => void;
  readonly fieldId: (name: keyof T & string) => string;
  readonly says: (name: keyof T & string) => string | undefined;
}

export function ItemList<T>(props: ItemListProps<T>) {
  const { items, max, blank, addLabel, itemLabel, fieldIdOf, onChange, problems, Fields } = props;
  const { i18n } = useLingui();
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onChange(items.filter((_, other) => other !== index));
    addButton.current?.focus();
  };
  return (
    <>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an item has no name of its own while it is typed
        <Card key={index}>
          <fieldset className={settings.item}>
            <legend>{itemLabel(index + 1)}</legend>
            <Fields
              item={item}
              onChange={(changed) => onChange(items.map((each, other) => (other === index ? changed : each)))}
              fieldId={(name) => fieldIdOf(`${index}.${name}`)}
              says={(name) => problemSentence(i18n, problems, `${index}.${name}`)}
            />
            <Button icon={<Trash2 />} onClick={() => remove(index)}>
              <Trans>Retirer</Trans>
            </Button>
          </fieldset>
        </Card>
      ))}
      <Actions>
        <Button
          ref={addButton}
          icon={<Plus />}
          aria-disabled={items.length >= max}
          onClick={() => items.length < max && onChange([...items, blank])}
        >
          {addLabel}
        </Button>
      </Actions>
    </>
  );
}
