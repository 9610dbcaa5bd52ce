import { z } from 'zod';
import type { Localised } from '#i18n/localised.ts';
import type { Json } from '../document/json.ts';
import { type Bilingual, type Problem, problems } from '../problem.ts';
import type { EmbedHosts } from './embed-hosts.ts';
import { t } from './strings.ts';

export const problem = problems(t);

export type FieldKind =
  | 'line'
  | 'multi_line'
  | 'rich_text'
  | 'link'
  | 'image'
  | 'file'
  | 'number'
  | 'choice'
  | 'switch'
  | 'instant'
  | 'embed'
  | 'video_address'
  | 'html'
  | 'relation'
  | 'colour'
  | 'counted'
  | 'noted'
  | 'day'
  | 'email'
  | 'money'
  | 'picture'
  | 'reference'
  | 'references'
  | 'rows'
  | 'slug'
  | 'time'
  | 'words';

/** All of it is optional while typing. */
export type RuleContext = {
  /** Hosts allowed for embeds, a setting (decisions.md); `defaultEmbedHosts` where it is not given. */
  readonly embedHosts?: EmbedHosts;
  /** The alternative text that the media library has for an image, or that it needs none. */
  readonly alternativeText?: (imageId: number) => Localised | 'decorative' | null | undefined;
};

/** What is not found is null and is left out. */
export type PresentContext = {
  readonly embedHosts?: EmbedHosts;
  readonly image?: (id: number) => PresentedImage | null | undefined;
  readonly file?: (id: number) => PresentedFile | null | undefined;
  readonly related?: (to: RelationTarget, id: number) => RelatedItem | null | undefined;
  /** Without it no HTML is shown. */
  readonly sanitiseHtml?: (html: string) => string;
};

/** As the media library gives it (`image_obj`, V §3), in the reader's language. */
export type PresentedImage = {
  id: number;
  version: string;
  url: string;
  width: number;
  height: number;
  color: string;
  alt: string;
  alt_lang?: 'de' | 'en' | undefined;
  credit: string;
  animated?: true | undefined;
};

export type PresentedFile = {
  id: number;
  url: string;
  name: string;
  size: number;
  content_type: string;
  /** What the media library has for a film or sound: the picture that stands for it, its captions, and what is said in it. */
  poster?: PresentedImage | undefined;
  captions?: readonly { lang: string; url: string }[] | undefined;
  transcript?: string | undefined;
};

export const relationTargets = ['event', 'production', 'article', 'person', 'venue', 'series', 'form', 'page', 'category', 'tag'] as const;
export type RelationTarget = (typeof relationTargets)[number];

/** A related thing in short, in the reader's language; what else a view needs comes as its `data`. */
export type RelatedItem = { id: number; title: string; title_lang?: 'de' | 'en' | undefined; url: string; image?: PresentedImage | undefined };

export type References = {
  readonly links?: readonly string[];
  readonly images?: readonly number[];
  readonly files?: readonly number[];
  readonly related?: readonly { readonly to: RelationTarget; readonly id: number }[];
};

export type FieldOptions = {
  readonly label: Bilingual;
  readonly help?: Bilingual;
  readonly required?: boolean;
  /** Where the form shows it: with the content (the default), under looks, or under settings. */
  readonly group?: FieldGroup;
};
export type FieldGroup = 'content' | 'looks' | 'settings';

/** Plain JSON; `limits` depends on the kind: `max`, `min`, `options`, `to` … */
export type FieldForm = {
  readonly kind: FieldKind;
  readonly label: Bilingual;
  readonly help?: Bilingual;
  readonly required: boolean;
  readonly perLanguage: boolean;
  readonly group: FieldGroup;
  readonly limits: { readonly [name: string]: Json };
};

/** Everything is asked of the field itself; nobody but its folder knows what a kind means. */
export interface Field<Value = unknown, PerLanguage extends boolean = boolean, Presented = unknown> {
  readonly form: FieldForm;
  readonly required: boolean;
  /** Stored as `{ de, en, … }`. */
  readonly perLanguage: PerLanguage;
  readonly empty: Value;
  /** What a draft may hold: a merely incomplete value fits. */
  readonly schema: z.ZodType<Value>;
  /** Never throws; `empty` where there is nothing of use. */
  normalise(raw: unknown): Value;
  isEmpty(value: Value): boolean;
  /** Null where all is well; `undefined` is judged like an empty value. */
  validate(raw: unknown, context?: RuleContext): Problem | null;
  /** Its words, for search and translation, of one language where it holds more. */
  textOf(value: Value, language: string): string;
  referencesOf(value: Value): References;
  /** Unsafe and unknown things are left out here, whatever is stored. */
  present(value: Value, language: string, context: PresentContext): Presented;
}

/** What a kind says of itself. */
type Kind<Value, Presented> = {
  kind: FieldKind;
  limits?: FieldForm['limits'];
  empty: Value;
  schema: z.ZodType<Value>;
  normalise: (raw: unknown) => Value;
  isEmpty?: (value: Value) => boolean;
  /** Why `schema` refuses something, where there is more to say than that it does not fit. */
  explain?: (raw: unknown) => Problem | null;
  /** The rules for a value that is not empty. */
  check?: (value: Value, context: RuleContext) => Problem | null;
  textOf?: (value: Value, language: string) => string;
  referencesOf?: (value: Value) => References;
  present: (value: Value, language: string, context: PresentContext) => Presented;
};

export function makeField<Value, PerLanguage extends boolean, Presented>(
  options: FieldOptions,
  perLanguage: PerLanguage,
  kind: Kind<Value, Presented>,
): Field<Value, PerLanguage, Presented> {
  const required = options.required ?? false;
  const { empty, schema, normalise, textOf = () => '', referencesOf = () => ({}), present } = kind;
  const isEmpty = kind.isEmpty ?? ((value) => value === empty);
  const validate = (raw: unknown, context: RuleContext = {}): Problem | null => {
    const parsed = raw === undefined || raw === null ? { success: true as const, data: empty } : schema.safeParse(raw);
    if (!parsed.success) return kind.explain?.(raw) ?? problem('invalid_value');
    if (isEmpty(parsed.data)) return required ? problem('required') : null;
    return kind.check?.(parsed.data, context) ?? null;
  };
  const { label, help, group = 'content' } = options;
  const form = { kind: kind.kind, label, ...(help && { help }), required, perLanguage, group, limits: kind.limits ?? {} };
  return { form, required, perLanguage, empty, schema, normalise, isEmpty, validate, textOf, referencesOf, present };
}

/** Such as counted or noted fields. */
export const isReadOnly = ({ form }: Pick<Field, 'form'>): boolean => form.kind === 'counted' || form.kind === 'noted';

/** A field's value as it is stored: of texts that differ by language one in each. */
export const storedSchema = ({ perLanguage, schema }: Field): z.ZodType => (perLanguage ? z.record(z.string(), schema) : schema);

export const explainText =
  (limit: number) =>
  (raw: unknown): Problem | null =>
    typeof raw === 'string' && raw.length > limit ? problem('too_long', { limit }) : null;

export type TextOptions = FieldOptions & { readonly shared?: boolean };
export type IsPerLanguage<Options> = Options extends { readonly shared: true } ? false : true;
/** The type says of each call what the value says: TypeScript does not follow a conditional type into its function. */
export const isPerLanguage = <Options extends TextOptions>({ shared }: Options) => !shared as IsPerLanguage<Options>;

/** Ids of the database (decisions.md, "Every id is a number"). */
export const idSchema = z.int().min(1).max(2_147_483_647);
export const isId = (value: unknown): value is number => idSchema.safeParse(value).success;
