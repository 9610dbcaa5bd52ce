import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { ImageRow } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { type SiteSettings, settingsContract } from './contract.ts';
import type { Settings } from './definitions.ts';
import { presentErrorPages, presentSettings } from './present.server.ts';
import { readLogo } from './queries.server.ts';
import { settingsReader } from './reader.server.ts';

export const settingsOperations = implement(settingsContract, {
  settings: async (_, { db, language, now }) => {
    const settings = await readOrNull(db);
    if (!settings) return problem('settings_unavailable');
    return siteSettings(settings, { logo: await logoRow(db, settings.logo), backAt: shopBackAt(settings, now) }, language);
  },

  errorHtml: async (_, { db, language }) => {
    const settings = await readOrNull(db);
    if (!settings) return problem('settings_unavailable');
    return presentErrorPages(settings.error_pages, language);
  },
});

/** Null: no settings have ever been read. The reader has reported why. */
const readOrNull = (db: Database): Promise<Settings | null> =>
  settingsReader(db)
    .read()
    .catch(() => null);

/** From when a shop that is switched off sells again; null where nobody has said so, or the instant has passed. */
function shopBackAt({ is_shop_online, 'tickets.onlineAgain': instant }: Settings, now: Date): Date | null {
  const backAt = is_shop_online || instant === null ? null : new Date(instant);
  if (!backAt || backAt <= now) return null;
  setStaleAt(backAt);
  return backAt;
}

type Beside = { logo: ImageRow | null; backAt: Date | null };

/** Made once of the settings that are kept; whoever renders them can tell by the object that they are the same. */
function siteSettings(settings: Settings, { logo, backAt }: Beside, language: Language): SiteSettings {
  const made = presented.get(settings);
  const isSame = made?.logo === logo && made.backAt?.getTime() === backAt?.getTime();
  const known = made && isSame ? made : { logo, backAt, of: new Map<Language, SiteSettings>() };
  const answer = known.of.get(language) ?? presentSettings(settings, logo, backAt, language);
  known.of.set(language, answer);
  presented.set(settings, known);
  return answer;
}

const presented = new WeakMap<Settings, Beside & { of: Map<Language, SiteSettings> }>();

/** A logo that is gone, or cannot be read now, gives way to the name. Kept until a picture changes. */
async function logoRow(db: Database, id: number | null): Promise<ImageRow | null> {
  if (id === null) return null;
  const row = await cachedRead(db, 'logo', id, () => readLogo(db, id)).catch(() => undefined);
  return row ?? null;
}
