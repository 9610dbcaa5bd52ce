import { type Bilingual, type Block, type BlockDocument, type BlockRegistry, type Command, findBlock, type Json, type Problem } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import type { EditingSession } from '../session/session.ts';
import type { EditorState, Open } from './editor-state.ts';
import { kindOf, nameOf } from './names.ts';
import type { SiteBlocks } from './site-blocks.ts';
import { actions } from './strings.ts';
import { sharing, type TypedText, withoutTyped } from './typed-text.ts';

/** Without DOM and knowing no concrete block; what can be done with blocks is in actions/, for toolbar, keys, pointer and forms alike. */
export class PageEditor {
  readonly site: SiteBlocks;
  readonly registry: BlockRegistry;
  readonly language: Language;
  readonly session: EditingSession;
  readonly containerId: number;
  /** Whether a page is edited, and not an article, an event or a section of several pages. */
  readonly isPage: boolean;
  #state: EditorState;
  #typed: TypedText | null = null;
  #lastTyped: TypedText | null = null;
  /** Where both are the same objects there is nothing to compare, however often a save tells of itself. */
  #drawn: { document: BlockDocument; typed: TypedText | null };
  #isTyping = false;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;

  constructor(session: EditingSession, containerId: number, site: SiteBlocks, language: Language, { isPage = true } = {}) {
    this.session = session;
    this.isPage = isPage;
    this.containerId = containerId;
    this.site = site;
    this.registry = site.registry;
    this.language = language;
    this.#state = {
      session: session.state,
      shown: session.state.document,
      selected: [],
      open: null,
      hasOutline: false,
      hasSmallModules: false,
      isToolbarOpen: true,
      focus: null,
      announcement: '',
      problem: null,
    };
    this.#drawn = { document: session.state.document, typed: null };
    this.#stop = session.subscribe(() => this.#follow());
  }

  get state(): EditorState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #follow(): void {
    const session = this.session.state;
    const drawn = { document: session.document, typed: this.#typed };
    const isDrawn = this.#isTyping || (drawn.document === this.#drawn.document && drawn.typed === this.#drawn.typed);
    this.#drawn = drawn;
    if (isDrawn) {
      this.#set({ session });
      return;
    }
    const { selected, open } = this.#state;
    const isThere = (id: string) => findBlock(session.document, id) !== undefined;
    this.#set({
      session,
      // A save that is answered changes nothing that is seen, and must not cost a drawing of the page.
      shown: sharing(this.#state.shown, withoutTyped(session.document, this.#typed)),
      selected: selected.every(isThere) ? selected : selected.filter(isThere),
      open: open && 'id' in open && !isThere(open.id) ? null : open,
    });
  }

  /** Typing in the page begins; until `endTyping` this field is drawn by the browser alone. */
  beginTyping(typed: TypedText): void {
    this.#typed = typed;
    this.#lastTyped = typed;
  }

  /** Or had it last: what its tools are about. */
  get lastTyped(): Pick<TypedText, 'id' | 'field'> | null {
    return this.#lastTyped;
  }

  /** The page is not drawn anew. */
  type(command: Command): Problem | null {
    this.#isTyping = true;
    try {
      return this.session.perform(command);
    } finally {
      this.#isTyping = false;
    }
  }

  endTyping(): void {
    this.#typed = null;
    this.#follow();
  }

  /** Answers why not; `words` name the step for undo. */
  perform(command: Command, words: keyof typeof actions.table, parameters: Parameters = {}): Problem | null {
    const label = { de: actions('de', words, inLanguage(parameters, 'de')), en: actions('en', words, inLanguage(parameters, 'en')) };
    const problem = this.session.perform(command, label);
    this.#set({ problem, announcement: (problem?.message ?? label)[this.language] });
    return problem;
  }

  setField(change: { id: string; field: string; language?: string; value?: Json }): Problem | null {
    return this.session.perform({ kind: 'setField', ...change }, this.#changed(change.id, change.field));
  }

  setTexts({ id, field, values }: { id: string; field: string; values: Readonly<Record<string, Json>> }): Problem | null {
    const commands = Object.entries(values).map(([language, value]) => ({ kind: 'setField' as const, id, field, language, value }));
    return this.session.perform({ kind: 'composite', commands }, this.#changed(id, field));
  }

  #changed(id: string, name: string): Bilingual {
    const block = this.block(id);
    const field = block && this.registry.get(block.type)?.fields[name];
    const named = (language: Language) => ({ kind: block ? kindOf(this.registry, block, language) : '', field: field?.form.label[language] ?? '' });
    return { de: actions('de', 'changed', named('de')), en: actions('en', 'changed', named('en')) };
  }

  undo(): void {
    const { canUndo, undoLabel } = this.session.state;
    if (!canUndo) return;
    this.session.undo();
    this.#set({ announcement: actions(this.language, 'undone', { step: undoLabel?.[this.language] ?? '' }), problem: null });
  }

  redo(): void {
    const { canRedo, redoLabel } = this.session.state;
    if (!canRedo) return;
    this.session.redo();
    this.#set({ announcement: actions(this.language, 'redone', { step: redoLabel?.[this.language] ?? '' }), problem: null });
  }

  select(ids: readonly string[]): void {
    const { selected } = this.#state;
    if (ids.length !== selected.length || ids.some((id, index) => id !== selected[index])) this.#set({ selected: ids });
  }

  show(open: Open | null): void {
    this.#set({ open, ...(open && 'id' in open && { selected: [open.id] }) });
  }

  view(change: Partial<Pick<EditorState, 'hasOutline' | 'hasSmallModules' | 'isToolbarOpen'>>): void {
    this.#set(change);
  }

  /** Or the library that was opened in its stead. */
  closeForm(): void {
    const { open } = this.#state;
    this.#set({ open: null, ...((open?.kind === 'form' || open?.kind === 'media') && { focus: { id: open.id, inText: false, atEnd: false } }) });
  }

  /** Once it is drawn; `selected`: with others that are selected as well. */
  focus(id: string, { inText = false, atEnd = false, field, selected = [id] }: FocusOptions = {}): void {
    this.#set({ selected, focus: { id, inText, atEnd, field } });
  }

  focused(): void {
    if (this.#state.focus) this.#set({ focus: null });
  }

  announce(words: string): void {
    this.#set({ announcement: words });
  }

  dismissProblem(): void {
    this.#set({ problem: null });
  }

  block(id: string): Block | undefined {
    return findBlock(this.session.state.document, id)?.block;
  }

  name(id: string, language: Language = this.language): string {
    const block = this.block(id);
    return block ? nameOf(this.registry, block, language) : '';
  }

  kind(block: Pick<Block, 'type'>): Bilingual {
    return { de: kindOf(this.registry, block, 'de'), en: kindOf(this.registry, block, 'en') };
  }

  /** The session goes on saving by itself. */
  close(): Promise<void> {
    this.#stop();
    return this.session.close();
  }
}

type FocusOptions = { inText?: boolean; atEnd?: boolean; field?: string | undefined; selected?: readonly string[] };

type Parameters = Readonly<Record<string, string | number | Bilingual>>;

const inLanguage = (parameters: Parameters, language: Language): Record<string, string | number> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]));
