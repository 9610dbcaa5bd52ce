import { defineBlock, imageField, lineField, linkField } from '#content/index.ts';

/** One logo of a list, with whose it is. */
export const logoItem = defineBlock({
  type: 'logoitem',
  label: { de: 'Logo', en: 'Logo' },
  description: { de: 'Das Zeichen eines Partners, mit Link.', en: "A partner's mark, with a link." },
  icon: 'badge',
  category: 'picture',
  childOnly: true,
  rendering: 'static',
  fields: {
    image: imageField({
      label: { de: 'Logo', en: 'Logo' },
      help: { de: 'Ohne Rand beschnitten, am besten mit durchsichtigem Grund.', en: 'Cropped without a margin, best on a transparent ground.' },
      required: true,
    }),
    title: lineField({ label: { de: 'Wessen Logo es ist', en: 'Whose logo it is' }, max: 120 }),
    link: linkField({ label: { de: 'Link', en: 'Link' } }),
  },
});
