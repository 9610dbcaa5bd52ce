import { ChevronDown, Plus, X } from 'lucide';
import { type ReactNode, type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, ComboBox, ComboBoxStateContext, FieldError, Input, Label, ListBox, ListBoxItem, Text } from 'react-aria-components';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import field from '../../field/field.module.css';
import { useFieldState } from '../../field/field-state.ts';
import menu from '../../menu/menu.module.css';
import { t } from '../strings.ts';
import { NoOptions, OptionsPopover } from './options-popover.tsx';
import styles from './staff-picker.module.css';
import { type Found, type Search, useSearch } from './use-search.ts';

type Props = {
  name: string;
  label: ReactNode;
  title?: string;
  hint?: string | undefined;
  errors?: readonly string[];
  value: Found | null;
  /** What is chosen goes elsewhere, such as into a list: the field stays empty. */
  isAdding?: boolean;
  onChange: (value: Found | null) => void;
  search: Search;
  create?: { text: (typed: string) => string; run: (typed: string) => void } | undefined;
  placeholder?: string;
  /** As low as the filters of a list. */
  isCompact?: boolean;
  isDisabled?: boolean;
  /** Set where the focus comes to it and nothing is to open, as what had the focus is gone. */
  isDone?: RefObject<boolean>;
};

const creation = 'create';

/** Found by typing on the server; `StaffCombobox` has its options at hand. */
export function StaffPicker({
  name,
  label,
  title,
  hint,
  errors: given,
  value,
  onChange,
  search,
  create,
  placeholder,
  isCompact = false,
  isDisabled = false,
  isAdding = false,
  isDone: doneElsewhere,
}: Props) {
  const language = useLanguage();
  const { id, errors } = useFieldState(name, given);
  const [typed, type] = useState(value?.label ?? '');
  const [isOpen, open] = useState(false);
  // By hand: that the text is empty for a moment while something else is chosen takes nothing away.
  const isEmptied = useRef(false);
  // That the text follows what was chosen is no typing, and opens nothing.
  const ownDone = useRef(false);
  const isDone = doneElsewhere ?? ownDone;
  const chosen = value?.label ?? '';
  useEffect(() => type(chosen), [chosen]);
  const asked = typed === chosen ? '' : typed.trim();
  const { found, state } = useSearch(search, asked, isOpen);
  const isKnown = found.some(({ label: text }) => text.toLowerCase() === asked.toLowerCase());
  const items = [
    ...found.map(({ id: key, ...rest }) => ({ id: String(key), ...rest })),
    ...(create && asked && !isKnown && state === 'done' ? [{ id: creation, label: create.text(asked) }] : []),
  ];
  const choose = (key: string) => {
    isDone.current = true;
    if (key === creation) {
      type(chosen);
      return create?.run(asked);
    }
    const one = found.find(({ id: known }) => String(known) === key);
    if (!one) return type(chosen);
    type(isAdding ? '' : one.label);
    onChange(one);
  };
  return (
    <ComboBox
      className={`${field.field ?? ''} ${isCompact ? (styles.compact ?? '') : ''}`}
      isInvalid={errors.length > 0}
      isDisabled={isDisabled}
      menuTrigger="focus"
      allowsEmptyCollection
      items={items}
      inputValue={typed}
      onInputChange={(text) => {
        isEmptied.current = text.trim() === '';
        type(text);
      }}
      selectedKey={value === null ? null : String(value.id)}
      onSelectionChange={(key) => {
        const wasEmptied = isEmptied.current;
        isEmptied.current = false;
        if (key !== null && String(key) !== String(value?.id)) return choose(String(key));
        if (value && wasEmptied) return onChange(null);
        type(chosen);
      }}
      onOpenChange={open}
      onPointerDownCapture={() => {
        isDone.current = false;
      }}
      {...(title && { 'aria-label': title })}
    >
      <Label>{label}</Label>
      <CloseWhenDone isDone={isDone} />
      <div className={field.box}>
        <Input
          id={id}
          maxLength={100}
          onKeyDownCapture={() => {
            isDone.current = false;
          }}
          {...(placeholder && { placeholder })}
          {...(value?.lang && { lang: value.lang })}
        />
        {value && (
          <Button
            slot={null}
            className={field.reveal ?? ''}
            aria-label={t(language, 'remove', { name: value.label })}
            excludeFromTabOrder={false}
            onPress={() => {
              type('');
              onChange(null);
              document.getElementById(id)?.focus();
            }}
          >
            <Icon node={X} />
          </Button>
        )}
        <Button className={field.reveal ?? ''} aria-label={t(language, 'show_options')}>
          <Icon node={ChevronDown} />
        </Button>
      </div>
      <FieldError className={field.problem ?? ''}>{errors.join(' ')}</FieldError>
      {hint && (
        <Text slot="description" className={field.hint ?? ''}>
          {hint}
        </Text>
      )}
      <OptionsPopover>
        <ListBox
          data-drop-down=""
          className={menu.menu ?? ''}
          renderEmptyState={() => (
            <NoOptions words={t(language, state === 'searching' ? 'searching' : state === 'failed' ? 'search_failed' : 'nothing_found')} />
          )}
        >
          {(item: (typeof items)[number]) => (
            <ListBoxItem id={item.id} textValue={item.label} className={`${menu.item ?? ''} ${styles.option ?? ''}`}>
              {item.id === creation && <Icon node={Plus} />}
              <span {...('lang' in item && item.lang && { lang: item.lang })}>{item.label}</span>
              {'detail' in item && item.detail && <small>{item.detail}</small>}
            </ListBoxItem>
          )}
        </ListBox>
      </OptionsPopover>
    </ComboBox>
  );
}

/** Closes the options that opened again by themselves after one was chosen. */
function CloseWhenDone({ isDone }: { isDone: RefObject<boolean> }) {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  useLayoutEffect(() => {
    if (isOpen && isDone.current) state?.close();
  }, [isOpen, state, isDone]);
  return null;
}
