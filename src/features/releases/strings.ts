import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  waits_for_release: {
    de: 'Gehört zu einer Veröffentlichung und geht mit ihr online. Bitte nehmen Sie es vorher aus ihr heraus.',
    en: 'Belongs to a release and goes online with it. Please take it out of the release first.',
  },
  already_out: {
    de: 'Diese Veröffentlichung ist schon online. Bitte wählen Sie eine geplante.',
    en: 'This release is already online. Please choose a planned one.',
  },
  past_instant: {
    de: 'Dieser Zeitpunkt ist vorbei. Bitte wählen Sie einen späteren, oder als Stand „Online“.',
    en: 'This moment has passed. Please choose a later one, or ‘Online’ as the state.',
  },
});
