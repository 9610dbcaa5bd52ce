import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Button as Trigger } from 'react-aria-components';
import { Icon } from '#ui/icon.tsx';
import { type ButtonLook, type ButtonSize, button } from '../button/button-class.ts';
import styles from '../menu/menu.module.css';
import { StaffPopover } from './popover/staff-popover.tsx';

export type MenuCommand = {
  key: string;
  text: string;
  icon?: IconNode;
  /** The key that does the same without the menu, as it is read: 'Strg+D'. */
  shortcut?: string;
  isDisabled?: boolean;
  isDangerous?: boolean;
  onAction: () => void;
};

type Props = {
  label: ReactNode;
  name?: string;
  look?: ButtonLook;
  size?: ButtonSize;
  sections: readonly { title?: string; commands: readonly MenuCommand[] }[];
};

/** Arrow keys and first letters find them, Escape gives the focus back; `name` is for a label without words. */
export const StaffMenu = ({ label, name, look = 'secondary', size = 'small', sections }: Props) => (
  <MenuTrigger>
    <Trigger className={button(look, size)} {...(name && { 'aria-label': name })}>
      {label}
    </Trigger>
    <StaffPopover placement="bottom start" offset={8}>
      <Menu data-drop-down="" className={`${styles.menu} ${styles.scrolling}`}>
        {sections.map(({ title, commands }, index) => (
          <MenuSection key={title ?? index} {...(!title && { 'aria-label': name ?? 'menu' })}>
            {title && <Header className={styles.title ?? ''}>{title}</Header>}
            {commands.map(({ key, text, icon, shortcut, isDisabled = false, isDangerous = false, onAction }) => (
              <MenuItem
                key={key}
                id={key}
                textValue={text}
                isDisabled={isDisabled}
                onAction={onAction}
                className={styles.item ?? ''}
                data-look={isDangerous ? 'signal' : undefined}
              >
                {icon && <Icon node={icon} />}
                {text}
                {shortcut && <kbd>{shortcut}</kbd>}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </StaffPopover>
  </MenuTrigger>
);
