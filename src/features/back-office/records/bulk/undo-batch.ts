import type { Language } from '#i18n/language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { RecordCalls } from '../data/record-calls.ts';
import { wordsOf } from '../data/words-of.ts';
import { t } from './strings.ts';

/** Takes a change of many back, and says what could not be. */
export async function undoBatch(calls: RecordCalls, batch: string, language: Language): Promise<void> {
  try {
    const { changed, refused } = await calls.undo(batch);
    showToast(t(language, 'undone', { n: changed }));
    if (refused.length > 0) showToast(t(language, 'not_undone', { n: refused.length, names: refused.map(({ label }) => label).join(', ') }));
  } catch (error) {
    showToast(wordsOf(error));
  }
}
