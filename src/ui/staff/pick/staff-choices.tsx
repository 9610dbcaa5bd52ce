import { Check } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Button as Trigger } from 'react-aria-components';
import { Icon } from '#ui/icon.tsx';
import { type ButtonSize, button } from '../../button/button-class.ts';
import type { Option } from '../../field/choice-field.tsx';
import styles from '../../menu/menu.module.css';
import table from '../../table/table.module.css';
import { StaffPopover } from '../popover/staff-popover.tsx';

type Props = {
  label: ReactNode;
  name: string;
  size?: ButtonSize;
  options: readonly Option[];
  chosen: readonly string[];
  /** In the order of the options. */
  onChange: (chosen: string[]) => void;
};

/** Stays open while one chooses; what takes effect elsewhere later is shown at once. */
export function StaffChoices({ label, name, size = 'small', options, chosen, onChange }: Props) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(chosen));
  const joined = chosen.join(' ');
  useEffect(() => setKeys(new Set(joined.split(' '))), [joined]);
  const choose = (next: 'all' | Set<string | number>) => {
    const all = next === 'all' ? options.map(({ value }) => value) : options.map(({ value }) => value).filter((value) => next.has(value));
    setKeys(new Set(all));
    onChange(all);
  };
  return (
    <MenuTrigger>
      <Trigger className={button('secondary', size)}>{label}</Trigger>
      <StaffPopover placement="bottom end" offset={8} className={styles.options ?? ''}>
        <Menu
          data-drop-down=""
          aria-label={name}
          className={`${styles.menu ?? ''} ${styles.choices ?? ''}`}
          selectionMode="multiple"
          selectedKeys={keys}
          onSelectionChange={choose}
        >
          {options.map(({ value, label: text }) => (
            <MenuItem key={value} id={value} textValue={text} className={styles.item ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={table.check} data-selected={isSelected || undefined}>
                    {isSelected && <Icon node={Check} />}
                  </span>
                  {text}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </StaffPopover>
    </MenuTrigger>
  );
}
