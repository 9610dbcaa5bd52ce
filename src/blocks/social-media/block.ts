import { defineBlock, embedField, imageField, lineField } from '#content/index.ts';

/** A post at Instagram, Facebook, TikTok or X (E §3 "Social media embed", of the older editor). */
export const socialMedia = defineBlock({
  type: 'socialmedia',
  label: { de: 'Beitrag aus einem Netzwerk', en: 'Social media embed' },
  description: {
    de: 'Ein Beitrag von Instagram, Facebook, TikTok oder X, erst mit dem Klick geladen.',
    en: 'A post at Instagram, Facebook, TikTok or X, loaded only with a click.',
  },
  icon: 'message-square',
  category: 'media',
  rendering: 'static',
  fields: {
    embed: embedField({ label: { de: 'Adresse oder Einbettungscode', en: 'Address or embed code' }, service: 'social', required: true }),
    title: lineField({ label: { de: 'Worum es geht', en: 'What it is about' }, max: 160 }),
    image: imageField({ label: { de: 'Bild', en: 'Picture' } }),
  },
});
