import type { Language } from '#i18n/language.ts';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { t } from './strings.ts';

export const confirmDeletion = (n: number, language: Language): Promise<boolean> =>
  askToConfirm({
    title: t(language, 'delete_title', { n }),
    text: t(language, 'delete_text'),
    confirm: t(language, 'delete'),
    cancel: t(language, 'cancel'),
  });
