import { type Field, isReadOnly } from '../../src/content/index.ts';
import type { Database } from '../../src/db/database.server.ts';
import { addDays, instantAt, toBerlinIso } from '../../src/i18n/berlin-time.ts';
import type { Resource } from '../../src/resources/index.ts';
import { insertRecord } from '../../src/resources/server/write-record.server.ts';
import { stores } from '../../src/server/resources.server.ts';

type Values = Record<string, unknown>;

/** What a field holds in two records that are proper; what a rule ties together is changed together. */
const special: Record<string, (serial: number) => Record<string, [unknown, unknown]>> = {
  venue: () => ({ country: ['DE', 'AT'] }),
  consent_service: (serial) => ({
    country: ['DE', 'US'],
    hosts: [[`media-${serial}.example.com`], [`films-${serial}.example.com`, `media-${serial}.example.com`]],
    cookies: [['_pk_*'], ['_ga', '_gid']],
    frame_url: [`https://media-${serial}.example.com/a?id={id}`, `https://media-${serial}.example.com/b?id={id}`],
    script_url: [`https://media-${serial}.example.com/a.js`, `https://media-${serial}.example.com/b.js`],
    script_data: ['{"data-site": "7"}', '{"_paq": [["trackPageView"]]}'],
  }),
  site_settings: (serial) => ({
    country: ['DE', 'AT'],
    phone: [`+49 40 ${1_000 + serial}`, `+49 30 ${1_000 + serial}`],
    group_booking: [`/de/gruppen-${serial}`, 'gruppen@haus.example'],
    editor_languages: [['ja'], ['la', 'ja']],
    security_contact: [`sicherheit-${serial}@haus.example`, 'https://haus.example/sicherheit'],
  }),
  design_settings: () => ({ accent_light: ['#d1290f', '#b3200a'], accent_dark: ['#ff6a4d', '#ff8a70'] }),
  embed_hosts: (serial) => ({
    video: [['vimeo.com'], ['youtube.com', `films-${serial}.example.com`]],
    audio: [['podigee.io'], [`sounds-${serial}.example.com`]],
    viewer: [['issuu.com'], []],
    social: [['x.com'], ['instagram.com', 'x.com']],
  }),
  upload_settings: () => ({
    types: [
      ['jpg', 'pdf'],
      ['jpg', 'png', 'mp4'],
    ],
  }),
  form: () => ({
    questions: [
      [formField('Alpha', { help: { de: 'Hinweis' } })],
      [formField('Beta', { kind: 'select', choices: [{ key: 'a', label: { de: 'A' }, is_default: true, email: 'a@haus.example' }] })],
    ],
    recipients: [['karten@haus.example'], ['presse@haus.example']],
    webhook_url: ['https://haus.example/alt', 'https://haus.example/neu'],
  }),
  // JSON-LD and iCalendar have names of their own.
  export_receiver: () => ({
    file_format: ['csv', 'xml'],
    field_names: [[{ field: 'title', name: 'Titel', name_en: 'Title' }], [{ field: 'room', name: 'Saal', name_en: '' }]],
  }),
  search_synonym: (serial) => ({ meanings: [[`Gamma ${serial}`], [`Delta ${serial}`, `Epsilon ${serial}`]] }),
  release: (serial) => ({ at: [`2027-03-${10 + (serial % 10)}T11:00:00+01:00`, `2027-04-${10 + (serial % 10)}T11:00:00+02:00`] }),
  redirect: (serial) => ({
    old_path: [`/de/alt-${serial}`, `/de/aelter-${serial}`],
    new_path: [`/de/neu-${serial}`, `/de/neuer-${serial}`],
  }),
};
const formField = (word: string, other: Values = {}): Values => ({
  label: { de: word, en: `${word} E` },
  kind: 'text',
  slug: word.toLowerCase(),
  required: false,
  visible: true,
  help: {},
  placeholder: {},
  default_value: {},
  choices: [],
  show_if_field: '',
  show_if_is: 'is',
  show_if_value: '',
  least: null,
  greatest: null,
  max_files: null,
  ...other,
});
const hours: Record<string, [Values, Values]> = {
  closed: [
    { closed: false, time_from: '10:00', time_to: '18:00' },
    { closed: true, time_from: null, time_to: null },
  ],
};
const together: Record<string, Record<string, [Values, Values]>> = {
  opening_hours: hours,
  opening_hours_exception: hours,
  event: {
    replaced_by: [{ replaced_by: null }, { status: 'cancelled' }],
    release_id: [{ release_id: null }, { is_online: false }],
  },
  // How many entries there are is counted only where they are kept.
  form: { keeps_entries: [{ keeps_entries: true }, { keeps_entries: false, max_entries: null }] },
  ...Object.fromEntries(['article', 'production', 'series', 'teaser'].map((name) => [name, { release_id: [{ release_id: null }, { is_online: false }] }])),
};

/** Twice, with a change for each of its fields; others that it refers to are made. */
export async function sampleRecords(
  db: Database,
  resource: Resource,
  serial: number,
  onlyRequired = false,
): Promise<{ first: Values; changes: [string, Values][] }> {
  const first: Values = {};
  const changes: [string, Values][] = [];
  for (const [index, [name, field]] of Object.entries(resource.fields).entries()) {
    if (isReadOnly(field) || (onlyRequired && !field.required)) continue;
    const tied = together[resource.name]?.[name];
    const [one, other] = special[resource.name]?.(serial)[name] ?? [
      await sampleValue(db, field, index, serial, 0),
      await sampleValue(db, field, index, serial, 1),
    ];
    if (tied) Object.assign(first, tied[0]);
    else if (!Object.hasOwn(first, name)) first[name] = one;
    changes.push([name, { [name]: other, ...tied?.[1] }]);
  }
  return { first, changes };
}

async function sampleValue(db: Database, field: Field, index: number, serial: number, variant: 0 | 1): Promise<unknown> {
  const { kind, limits } = field.form;
  const word = ['Alpha', 'Beta'][variant];
  switch (kind) {
    case 'line':
    case 'multi_line': {
      const text = `${word} ${serial}`.slice(0, Number(limits.max));
      return field.perLanguage ? { de: text, en: `${text} E`.slice(0, Number(limits.max)) } : text;
    }
    case 'link':
      return field.perLanguage ? { de: `/de/${word}-${serial}`, en: `/en/${word}-${serial}` } : `https://${word}-${serial}.example`;
    case 'email':
      return `${word}@haus.example`;
    case 'slug':
      return `${word}-${serial}`.toLowerCase();
    case 'colour':
      return ['#d1290f', '#0f29d1'][variant];
    case 'words':
      return [`${word} ${serial}`];
    case 'switch':
      return variant === 0 ? field.empty : !field.empty;
    case 'choice':
      return optionsOf(limits.options)[variant];
    case 'number':
    case 'money':
      return Math.max(Number(limits.min ?? 1), 1) + variant + index;
    case 'day':
      return addDays('2026-01-01', index * 40 + serial * 3 + variant);
    case 'time':
      return `${String(8 + index).padStart(2, '0')}:${variant}0`;
    case 'instant':
      return toBerlinIso(instantAt(addDays('2026-01-01', index * 40 + variant), '10:00'));
    case 'picture':
      return insertPicture(db);
    case 'reference':
      return insertRecordOf(db, String(limits.to));
    case 'references':
      return [await insertRecordOf(db, String(limits.to))];
    case 'rows':
      return [await sampleRow(db, field, serial, variant)];
    default:
      throw new Error(`No sample of a field of kind ${kind}.`);
  }
}

async function sampleRow(db: Database, field: Field, serial: number, variant: 0 | 1): Promise<Values> {
  const columns = 'fields' in field ? Object.entries(field.fields as Record<string, Field>) : []; // a field of rows declares them
  const row: Values = {};
  for (const [index, [name, cell]] of columns.entries()) row[name] = await sampleValue(db, cell, index, serial, variant);
  return row;
}

const optionsOf = (options: unknown): unknown[] => (Array.isArray(options) ? options.map(({ value }) => value) : []);

let pictures = 0;
export async function insertPicture(db: Database): Promise<number> {
  const row = { file: `sample-${++pictures}.jpg`, content_type: 'image/jpeg', width: 10, height: 10, color: '#777777' };
  return (await db.insertInto('asset').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

let serials = 1_000;
/** A record of another resource, stored as its own store would. */
async function insertRecordOf(db: Database, name: string): Promise<number> {
  const store = stores.get(name);
  if (!store) throw new Error(`There is no resource ${name} to refer to.`);
  const { first } = await sampleRecords(db, store.resource, ++serials, true);
  const begun = await store.begin?.(first, { db, id: null, language: 'de', now: new Date() });
  return insertRecord(db, store, { ...store.resource.initial, ...first }, { begun });
}
