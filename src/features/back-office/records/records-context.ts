import { type ComponentType, createContext, useContext } from 'react';
import { httpTransport } from '#api/client.ts';
import type { RichText } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { recordCalls } from './data/record-calls.ts';
import type { StoredRecord } from './data/record-types.ts';
import type { AboveProps, Beginnings, CellProps, InputProps, PartProps, Preview, SaveQuestion } from './record-views.ts';

/** What one kind of record shows in its own way, by the names of its fields; of parts by a key of their own. */
export type RecordViews = {
  readonly cells?: Readonly<Record<string, ComponentType<CellProps>>>;
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** Between the head of its list and what narrows that down. */
  readonly above?: ComponentType<AboveProps>;
  /** Below its form, of a record that is stored. */
  readonly parts?: Readonly<Record<string, ComponentType<PartProps>>>;
  readonly question?: SaveQuestion;
  /** What goes for good with a record that is deleted, in words; null where nothing does. */
  readonly lostWith?: (record: StoredRecord, language: Language) => string | null;
  /** Asked before the form of a new one. */
  readonly beginnings?: Beginnings;
  /** Beside its form; where there is no room, in a panel that a button opens. */
  readonly preview?: Preview;
};

export type RichTextInputProps = {
  label: string;
  /** For screen readers, beside the label. */
  describedBy: string | undefined;
  isWrong: boolean;
  lang: string;
  value: RichText;
  onChange: (value: unknown) => void;
};

/** What the screens of records are handed down by the app: they know no record, and nothing of the page's editor. */
export type RecordsSetting = {
  readonly registry: ResourceRegistry;
  readonly views: Readonly<Record<string, RecordViews>>;
  readonly loadRichTextInput: () => Promise<ComponentType<RichTextInputProps>>;
};

export const RecordsContext = /* @__PURE__ */ createContext<RecordsSetting | null>(null);

export function useRecords(): RecordsSetting {
  const setting = useContext(RecordsContext);
  if (!setting) throw new Error('There are no records around this screen.');
  return setting;
}

/** The declaration by its part of addresses, as a loader has answered it. */
export function useResource(path: string): Resource {
  const resource = useRecords().registry.byPath(path);
  if (!resource) throw new Error(`There is no record at ${path}.`);
  return resource;
}

/** The calls of a kind of record, for the browser. */
export const useRecordCalls = (path: string) => recordCalls(httpTransport, path, useLanguage());
