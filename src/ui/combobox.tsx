import { useCombobox } from "downshift";
import { Search, X } from "lucide-react";
import { useEffect, useId, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./combobox.module.css";
import { Field, describedBy } from "./field.tsx";
import fieldStyles from "./field.module.css";
import { IconButton } from "./icon-button.tsx";
import { keepToastsBelow } from "./keep-toasts-below.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useUiWords } from "./words.ts";

export interface ComboboxProps<Item> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly optional?: boolean;
  /** A pill whose label only assistive technology hears: its placeholder shows it. */
  readonly pill?: boolean;
  readonly id?: string;
  readonly placeholder?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  readonly itemText: (item: Item) => string;
  readonly renderItem?: (item: Item) => ReactNode;
  readonly onPick: (item: Item) => void;
  /** Whether the list stays open after this item was picked. */
  readonly staysOpen?: (item: Item) => boolean;
  /** Announced politely when it changes, e.g. the number of results. */
  readonly status?: string;
  readonly empty?: ReactNode;
}

export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, hint, problem, text, onText, items, pill = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const words = useUiWords();
  const box = useBox(props, id);
  const listed = box.isOpen && items.length > 0;
  const menu = box.getMenuProps({ "aria-label": label });
  useToastsBelow(listed, menu.id);
  const input = box.getInputProps({
    "aria-describedby": describedBy(id, { hint: hint !== undefined, problem: problem !== undefined }),
    "aria-expanded": listed,
    "aria-invalid": problem !== undefined,
    // downshift's state lags one render behind, which would move the caret.
    onChange: (event) => onText(event.currentTarget.value),
  });
  // downshift names the first item even when there is none.
  const described = listed ? input : { ...input, "aria-activedescendant": undefined };
  return (
    <Field
      id={id}
      labelId={labelIdOf(id)}
      label={label}
      hint={hint}
      problem={problem}
      optional={props.optional ?? false}
      hideLabel={pill}
    >
      <div className={classes(styles.box, pill && styles.pill)}>
        {pill ? <Search className={styles.loupe} aria-hidden="true" size={20} /> : null}
        <input
          {...described}
          className={classes(fieldStyles.control, styles.input)}
          placeholder={props.placeholder}
          type="text"
          enterKeyHint="search"
          spellCheck={false}
        />
        {text === "" ? null : (
          <IconButton className={styles.clear} label={words.clear} icon={<X />} onClick={() => onText("")} />
        )}
        <ul {...menu} className={styles.list} hidden={!listed}>
          {items.map((item, index) => (
            <li
              key={props.itemKey(item)}
              {...box.getItemProps({ item, index })}
              className={classes(styles.item, box.highlightedIndex === index && styles.highlighted)}
            >
              {props.renderItem?.(item) ?? props.itemText(item)}
            </li>
          ))}
        </ul>
      </div>
      <output className={styles.status}>
        <VisuallyHidden>{props.status}</VisuallyHidden>
      </output>
      {props.empty}
    </Field>
  );
}

/** What one chooses from is not covered meanwhile. */
function useToastsBelow(isListed: boolean, listId: string): void {
  useEffect(
    () => (isListed ? keepToastsBelow(document.getElementById(listId)) : undefined),
    [isListed, listId],
  );
}

/** Controlled: text and selection belong to the owner. */
function useBox<Item>(props: ComboboxProps<Item>, id: string) {
  return useCombobox<Item>({
    items: [...props.items],
    inputId: id,
    labelId: labelIdOf(id),
    inputValue: props.text,
    selectedItem: null,
    itemToString: (item) => (item === null ? "" : props.itemText(item)),
    itemToKey: (item) => (item === null ? null : props.itemKey(item)),
    defaultHighlightedIndex: 0,
    // Blur selects nothing: the typed text stays.
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur) return { ...state, isOpen: false };
      const picked = changes.selectedItem ?? null;
      if (picked === null || props.staysOpen?.(picked) !== true) return changes;
      return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) props.onPick(selectedItem);
    },
  });
}

function labelIdOf(id: string): string {
  return `${id}-label`;
}
