import { randomBytes } from 'node:crypto';
import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { fileUrl, imageOf, presentImage } from '#features/media/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { Texts } from '#i18n/texts.ts';
import { href } from '#routes.ts';
import { type Press, pressContract } from '../contract.ts';
import { deleteLink, isThere, linkOf, storeLink } from './queries.server.ts';
import { type PressRows, readPress } from './read-press.server.ts';

export const pressOperations = implement(pressContract, {
  press: async ({ parameters: { id }, query: { token } }, context) => {
    const rows = await readPress(context, id, token);
    return rows ? presentPress(rows, token, context.language) : problem('not_found');
  },

  pressLink: async ({ parameters: { id } }, { db, baseUrl, language }) =>
    (await isThere(db, id)) ? addressOf(db, id, baseUrl, language) : problem('not_found'),

  makePressLink: async ({ parameters: { id } }, { db, baseUrl, language, now }) => {
    if (!(await isThere(db, id))) return problem('not_found');
    const fresh = { token: randomBytes(24).toString('base64url'), created_at: now };
    await storeLink(db, id, fresh);
    return addressOf(db, id, baseUrl, language);
  },

  revokePressLink: async ({ parameters: { id } }, { db }) => {
    if (!(await isThere(db, id))) return problem('not_found');
    await deleteLink(db, id);
    return { address: null };
  },
});

async function addressOf(db: Database, id: number, baseUrl: string, language: Language): Promise<{ address: string | null }> {
  const row = await linkOf(db, id);
  if (!row) return { address: null };
  return { address: `${baseUrl}${href('press', language, { slug: slugOf(choose(row.title, language).text), id })}?token=${row.token}` };
}

function presentPress(
  { id, title, press_text, press_from, pictures, is_seen, isOpen, ...rows }: PressRows,
  token: string | undefined,
  language: Language,
): Press {
  const name = choose(title, language);
  const text = choose(press_text, language);
  const slugs = { de: slugOf(choose(title, 'de').text), en: slugOf(choose(title, 'en').text) };
  const { document_id, document_file, document_name, document_size } = rows;
  return {
    id,
    slug: slugs[language],
    slugs,
    title: name.text,
    ...(name.lang && { lang: name.lang }),
    text: new Texts(language).paragraphs('text', press_text),
    ...(text.lang && { text_lang: text.lang }),
    pictures: pictures.flatMap((row) => {
      const image = imageOf(row);
      if (!image) return [];
      const caption = choose(row.caption, language);
      return [
        { image: presentImage(image, language), caption: caption.text, ...(caption.lang && { caption_lang: caption.lang }), credit: creditOf(row, language) },
      ];
    }),
    document:
      document_id && document_file && document_name !== null && document_size !== null
        ? { url: fileUrl({ id: document_id, file: document_file }), name: document_name, size: document_size }
        : null,
    production_url: is_seen ? href('production', language, { slug: slugs[language], id }) : null,
    embargo: !isOpen && press_from ? toBerlinIso(press_from) : null,
    archive_url: `/${language}/api/press/${id}.zip${token ? `?token=${token}` : ''}`,
  };
}

/** 'Ada Lind, © Haus': whose it is, and by what right. */
export function creditOf({ credit, copyright }: Pick<PressRows['pictures'][number], 'credit' | 'copyright'>, language: Language): string {
  return [...new Set([choose(credit, language).text, copyright ?? ''].filter(Boolean))].join(', ');
}
