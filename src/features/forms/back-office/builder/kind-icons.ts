import {
  Cake,
  CalendarClock,
  CalendarDays,
  CircleDot,
  EyeOff,
  FileUp,
  Hash,
  type IconNode,
  Link,
  List,
  ListChecks,
  ListPlus,
  Mail,
  SquareCheck,
  Text,
  TextCursorInput,
} from 'lucide';
import type { FormFieldKind } from '../../definition/field-kinds.ts';

export const kindIcons: Readonly<Record<FormFieldKind, IconNode>> = {
  text: TextCursorInput,
  textarea: Text,
  email: Mail,
  checkbox: SquareCheck,
  checkboxes: ListChecks,
  select: List,
  multiselect: ListPlus,
  radio: CircleDot,
  file: FileUp,
  date: CalendarDays,
  datetime: CalendarClock,
  hidden: EyeOff,
  number: Hash,
  url: Link,
  birthday: Cake,
};

export const kindGroups = [
  { key: 'words', kinds: ['text', 'textarea', 'email', 'url'] },
  { key: 'chosen', kinds: ['radio', 'select', 'checkboxes', 'multiselect', 'checkbox'] },
  { key: 'measured', kinds: ['number', 'date', 'datetime', 'birthday'] },
  { key: 'other', kinds: ['file', 'hidden'] },
] as const satisfies readonly { key: string; kinds: readonly FormFieldKind[] }[];
