import { ApiError } from '#api/api-error.ts';
import { messageFor } from '#api/strings.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { htmlKeys, type Settings } from './definitions.ts';
import { accentProblems } from './design/contrast.ts';
import { contrastSentence } from './design/contrast-sentence.ts';
import { storeRows } from './queries.server.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';

/**
 * Stores some settings, already checked against `settingsSchema`; HTML is sanitised first. Throws ApiError 400
 * `invalid_input` for an accent that cannot be read, saying by how much; then nothing is stored.
 */
export async function saveSettings(db: Database, changes: Partial<Settings>, language: Language): Promise<void> {
  const { accent } = changes;
  const problems = accent ? accentProblems(accent).map((problem) => contrastSentence(accent, problem, language)) : [];
  if (problems.length > 0) throw new ApiError(400, { code: 'invalid_input', message: messageFor(language, 'invalid_input'), fields: { accent: problems } });
  const values = { ...changes };
  for (const key of htmlKeys) {
    if (values[key]) values[key] = sanitisedIn(values[key]);
  }
  const rows = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (rows.length === 0) return;
  await storeRows(db, rows);
}

const sanitisedIn = (code: Localised): Record<string, string> =>
  Object.fromEntries(Object.entries(code).map(([language, html]) => [language, sanitiseHtml(html)]));
