import { CircleQuestionMark, Eye, History, type IconNode, Languages, ListChecks, ListTree, Redo2, Settings, Undo2 } from 'lucide';
import { takeBack } from '../actions/take-back.ts';
import type { Open } from '../state/editor-state.ts';
import { always, type EditorCommand, labelled } from './command.ts';
import { t } from './strings.ts';

const takeStep = (change: 'undo' | 'redo', icon: IconNode, keys: readonly string[]): EditorCommand => ({
  name: change,
  label: labelled(change),
  step: ({ editor }) => {
    const { undoLabel, redoLabel } = editor.session.state;
    return (change === 'undo' ? undoLabel : redoLabel)?.[editor.language];
  },
  icon,
  keys: { anywhere: keys },
  help: `${change}_help`,
  isOffered: always,
  whyNot: ({ editor }) => {
    const { canUndo, canRedo } = editor.session.state;
    return (change === 'undo' ? canUndo : canRedo) ? null : t(editor.language, `nothing_to_${change}`);
  },
  run: ({ editor, keepsFocus = false }) => (keepsFocus ? editor[change]() : takeBack(editor, change)),
});

export const undo = takeStep('undo', Undo2, ['Mod+Z']);
export const redo = takeStep('redo', Redo2, ['Shift+Mod+Z', 'Mod+Y']);

const outline: EditorCommand = {
  name: 'outline',
  label: labelled('outline'),
  icon: ListTree,
  isOffered: always,
  isPressed: ({ editor }) => editor.state.hasOutline,
  run: ({ editor }) => editor.view({ hasOutline: !editor.state.hasOutline }),
};

type Opening = { readonly icon: IconNode; readonly open: Open; readonly isOfPage?: boolean } & Pick<EditorCommand, 'keys' | 'help'>;

const opening = (name: 'languages' | 'preview' | 'check' | 'history' | 'settings' | 'help', { open, isOfPage = false, ...rest }: Opening): EditorCommand => ({
  name,
  label: labelled(name),
  isOffered: ({ editor }) => editor.isPage || !isOfPage,
  run: ({ editor }) => editor.show(open),
  ...rest,
});

export const viewCommands: readonly EditorCommand[] = [
  outline,
  opening('languages', { icon: Languages, open: { kind: 'languages' } }),
  opening('preview', { icon: Eye, open: { kind: 'preview' }, isOfPage: true }),
  opening('check', { icon: ListChecks, open: { kind: 'draft', tab: 'check' } }),
  opening('history', { icon: History, open: { kind: 'draft', tab: 'history' } }),
  opening('settings', { icon: Settings, open: { kind: 'page' }, isOfPage: true }),
  opening('help', { icon: CircleQuestionMark, open: { kind: 'keys' }, keys: { frame: ['?'] }, help: 'help_help' }),
];
