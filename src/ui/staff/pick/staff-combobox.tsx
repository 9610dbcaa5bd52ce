import { ChevronDown } from 'lucide';
import { Button, ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Text } from 'react-aria-components';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import type { Option } from '../../field/choice-field.tsx';
import field from '../../field/field.module.css';
import { useFieldState } from '../../field/field-state.ts';
import menu from '../../menu/menu.module.css';
import { t } from '../strings.ts';
import { NoOptions, OptionsPopover } from './options-popover.tsx';

type Props = {
  name: string;
  label: string;
  options: readonly Option[];
  hint?: string;
  errors?: readonly string[];
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** One of a few is a `ChoiceField`, of some dozens a `SelectField`. */
export function StaffCombobox({ name, label, options, hint, errors: given, value, onChange }: Props) {
  const language = useLanguage();
  const { errors } = useFieldState(name, given);
  return (
    <ComboBox
      name={name}
      className={field.field ?? ''}
      isInvalid={errors.length > 0}
      menuTrigger="focus"
      allowsEmptyCollection
      {...(value !== undefined && { selectedKey: value })}
      {...(onChange && { onSelectionChange: (key) => onChange(key === null ? null : String(key)) })}
    >
      <Label>{label}</Label>
      <div className={field.box}>
        <Input />
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
        <ListBox data-drop-down="" className={menu.menu ?? ''} renderEmptyState={() => <NoOptions words={t(language, 'nothing_found')} />}>
          {options.map(({ value: key, label: text }) => (
            <ListBoxItem key={key} id={key} textValue={text} className={menu.item ?? ''}>
              {text}
            </ListBoxItem>
          ))}
        </ListBox>
      </OptionsPopover>
    </ComboBox>
  );
}
