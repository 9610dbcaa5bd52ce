import { example as breadcrumb } from './breadcrumb/breadcrumb.example.tsx';
import { example as button } from './button/button.example.tsx';
import { example as dialog } from './dialog/dialog.example.tsx';
import { example as disclosure } from './disclosure/disclosure.example.tsx';
import type { Example } from './example.ts';
import { example as field } from './field/field.example.tsx';
import { example as form } from './form/form.example.tsx';
import { example as iconButton } from './icon-button/icon-button.example.tsx';
import { example as menu } from './menu/menu.example.tsx';
import { example as notice } from './notice/notice.example.tsx';
import { example as skeleton } from './skeleton/skeleton.example.tsx';
import { example as staff } from './staff/staff.example.tsx';
import { example as table } from './table/table.example.tsx';
import { example as tabs } from './tabs/tabs.example.tsx';
import { example as toast } from './toast/toast.example.tsx';

/** What /styleguide shows, in this order. */
export const examples: readonly Example[] = [
  button,
  iconButton,
  field,
  form,
  notice,
  dialog,
  disclosure,
  tabs,
  table,
  menu,
  toast,
  breadcrumb,
  skeleton,
  staff,
];
