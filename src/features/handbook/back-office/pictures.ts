import type { Language } from '#i18n/language.ts';

const files = import.meta.glob<string>('../pictures/*.webp', { eager: true, import: 'default', query: '?url' });

export const pictureOf = (id: string, language: Language): string | undefined => files[`../pictures/${id}.${language}.webp`];
