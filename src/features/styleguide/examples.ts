import { linkPickerExample } from '#features/links/picker/index.ts';
import { mediaPickerExample } from '#features/media/picker/index.ts';
import { example as breadcrumb } from '#ui/breadcrumb/breadcrumb.example.tsx';
import { example as button } from '#ui/button/button.example.tsx';
import { example as card } from '#ui/card/card.example.tsx';
import { example as chip } from '#ui/chip/chip.example.tsx';
import { example as confirm } from '#ui/confirm/confirm.example.tsx';
import { example as dialog } from '#ui/dialog/dialog.example.tsx';
import { example as disclosure } from '#ui/disclosure/disclosure.example.tsx';
import { example as dropDown } from '#ui/drop-down/drop-down.example.tsx';
import type { Example } from '#ui/example.ts';
import { example as field } from '#ui/field/field.example.tsx';
import { example as form } from '#ui/form/form.example.tsx';
import { example as iconButton } from '#ui/icon-button/icon-button.example.tsx';
import { example as menu } from '#ui/menu/menu.example.tsx';
import { example as neighbours } from '#ui/neighbours/neighbours.example.tsx';
import { example as notice } from '#ui/notice/notice.example.tsx';
import { example as pageHero } from '#ui/page-hero/page-hero.example.tsx';
import { example as pager } from '#ui/pager/pager.example.tsx';
import { example as progress } from '#ui/progress/progress.example.tsx';
import { example as skeleton } from '#ui/skeleton/skeleton.example.tsx';
import { example as staff } from '#ui/staff/staff.example.tsx';
import { example as table } from '#ui/table/table.example.tsx';
import { example as tabs } from '#ui/tabs/tabs.example.tsx';
import { example as toast } from '#ui/toast/toast.example.tsx';

/** What /styleguide shows, in this order. */
export const examples: readonly Example[] = [
  button,
  iconButton,
  chip,
  field,
  form,
  notice,
  dialog,
  confirm,
  disclosure,
  dropDown,
  tabs,
  table,
  menu,
  toast,
  progress,
  breadcrumb,
  pager,
  neighbours,
  card,
  pageHero,
  skeleton,
  staff,
  mediaPickerExample,
  linkPickerExample,
];
