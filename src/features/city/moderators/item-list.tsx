import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, Trash2 } from "lucide-react";
import { useRef, type ComponentType, type ReactNode } from "react";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { Actions } from "../../../ui/page.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
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
  /** Short items, which stand on one line of a desktop: several of them are folded under these words elsewhere. Undefined of a blank one. */
  readonly summaryOf?: (item: T) => ReactNode | undefined;
}

export interface ItemFieldsProps<T> {
  readonly item: T;
  readonly onChange: (item: T) => void;
  readonly fieldId: (name: keyof T & string) => string;
  readonly says: (name: keyof T & string) => string | undefined;
}

export function ItemList<T>(props: ItemListProps<T>) {
  const { items, max, blank, addLabel, itemLabel, fieldIdOf, onChange, problems, Fields, summaryOf } = props;
  const { i18n } = useLingui();
  const isWide = useIsWide();
  const foldedAs = isWide || items.length < 2 ? undefined : summaryOf;
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onChange(items.filter((_, other) => other !== index));
    addButton.current?.focus();
  };
  return (
    <>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an item has no name of its own while it is typed
        <Frame
          key={index}
          summary={foldedAs?.(item) ?? itemLabel(index + 1)}
          isFolded={foldedAs !== undefined}
          isNew={foldedAs?.(item) === undefined}
          isWrong={problems.some(({ field }) => field.startsWith(`${index}.`))}
        >
          <fieldset className={classes(settings.item, summaryOf !== undefined && settings.line)}>
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
        </Frame>
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

interface FrameProps {
  readonly summary: ReactNode;
  readonly isFolded: boolean;
  readonly isNew: boolean;
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

/** What was just added is typed at once, and what is wrong is never folded away. */
function Frame({ summary, isFolded, isNew, isWrong, children }: FrameProps) {
  if (!isFolded) return <Card>{children}</Card>;
  return (
    <Disclosure summary={summary} startsOpen={isNew} mustOpen={isWrong}>
      {children}
    </Disclosure>
  );
}
