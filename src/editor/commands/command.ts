import type { IconNode } from 'lucide';
import type { KeyArea } from '../keys/keys.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { t } from './strings.ts';

export type CommandTarget = {
  readonly editor: PageEditor;
  /** The selected blocks, the one selected last at the end. */
  readonly ids: readonly string[];
  readonly keepsFocus?: boolean;
};

/** Read by toolbar, menu, outline, keyboard and the list of keys. */
export type EditorCommand = {
  readonly name: string;
  readonly label: (target: CommandTarget) => string;
  /** What it would take back or do again, which its button names. */
  readonly step?: (target: CommandTarget) => string | undefined;
  readonly icon?: IconNode;
  /** By the area in which they are pressed; the first is shown in menus. */
  readonly keys?: Readonly<Partial<Record<KeyArea, readonly string[]>>>;
  /** What the list of keys says; commands with the same text share a line. */
  readonly help?: keyof typeof t.table;
  readonly isOffered: (target: CommandTarget) => boolean;
  /** Why it cannot be run now; its button is shown as disabled with this text, its key announces it. */
  readonly whyNot?: (target: CommandTarget) => string | null;
  readonly isPressed?: (target: CommandTarget) => boolean;
  readonly run: (target: CommandTarget) => void;
};

export const labelled =
  (name: keyof typeof t.table): EditorCommand['label'] =>
  ({ editor }) =>
    t(editor.language, name);

export const always = () => true;
export const hasSelection = ({ ids }: CommandTarget): boolean => ids.length > 0;
