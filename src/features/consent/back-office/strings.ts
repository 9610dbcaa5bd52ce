import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Wie Besucher sich entschieden haben', en: 'How visitors have decided' },
  caption: { de: 'Antworten je Fassung der Liste', en: 'Answers by version of the list' },
  hint: {
    de: 'Gezählt wird jede Antwort auf die Frage, nie, wer sie gegeben hat. Eine Fassung ist neu, wenn ein Dienst oder ein Zweck dazugekommen ist.',
    en: 'Each answer to the question is counted, never who has given it. A version is new where a service or a purpose was added.',
  },
  version: { de: 'Fassung', en: 'Version' },
  since: { de: 'Seit', en: 'Since' },
  accepted: { de: 'Zugestimmt', en: 'Accepted' },
  rejected: { de: 'Abgelehnt', en: 'Rejected' },
  partly: { de: 'Teilweise', en: 'Partly' },
  share: { de: '{n} ({percent} %)', en: '{n} ({percent}%)' },
  none: {
    de: 'Noch wird nach nichts gefragt: Kein Dienst, der eine Zustimmung braucht, ist eingeschaltet.',
    en: 'Nobody is asked for anything yet: no service that needs a consent is switched on.',
  },
  loading: { de: 'Die Zahlen werden geladen …', en: 'The numbers are being loaded …' },
  failed: { de: 'Die Zahlen können gerade nicht gezeigt werden: {reason}', en: 'The numbers cannot be shown now: {reason}' },
});
