import { type BlockRegistry, type Json, type PresentedImage, readInstant } from '#content/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Slot } from '../session/simple-commands.ts';
import { t } from './strings.ts';

export type Names = {
  readonly images: ReadonlyMap<number, PresentedImage>;
  /** By kind and id: "event 12", "file 4". */
  readonly things: ReadonlyMap<string, string>;
};
export const noNames: Names = { images: new Map(), things: new Map() };

type Option = { readonly value: Json; readonly label: { readonly de: string; readonly en: string } };

/** A thing has its number until its name is known. */
export function textOf(
  value: Json | undefined,
  { field: name, language }: Pick<Slot, 'field' | 'language'>,
  type: string,
  registry: BlockRegistry,
  reader: Language,
  { images, things }: Names = noNames,
): string {
  const field = registry.get(type)?.fields[name];
  if (value === undefined || value === null) return '';
  if (!field) return typeof value === 'object' ? '' : String(value);
  const { kind, limits } = field.form;
  const normal = field.normalise(value);
  if (kind === 'choice') return (limits.options as unknown as readonly Option[]).find((option) => option.value === normal)?.label[reader] ?? ''; // as `choiceField` declares them
  if (kind === 'switch') return t(reader, normal === true ? 'yes' : 'no');
  if (kind === 'instant') {
    const instant = readInstant(value);
    return instant ? `${displayDate(reader, dayOf(instant))}, ${displayTime(reader, instant)}` : '';
  }
  const { images: [image] = [], files = [], related = [] } = field.referencesOf(normal);
  if (image !== undefined) {
    const words = field.textOf(normal, language ?? reader) || images.get(image)?.alt;
    const isDecorative = typeof normal === 'object' && normal !== null && 'decorative' in normal;
    return isDecorative ? t(reader, 'decorative') : words || `#${image}`;
  }
  if (kind === 'file') return files.map((id) => things.get(`file ${id}`) ?? `#${id}`).join('\n');
  if (related.length > 0) return related.map(({ to, id }) => things.get(`${to} ${id}`) ?? `#${id}`).join('\n');
  return field.textOf(normal, language ?? 'de') || (typeof normal === 'object' ? '' : String(normal));
}
