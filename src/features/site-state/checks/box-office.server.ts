import { defineCheck } from '../check.server.ts';

export const boxOfficeCheck = defineCheck({
  name: 'box_office',
  title: { de: 'Ticketsystem', en: 'Box office' },
  screen: { path: 'box-office' },
  states: {
    none: { text: { de: 'Es ist keines angeschlossen.', en: 'None is connected.' } },
    unasked: { text: { de: 'Seit dem Start wurde es noch nichts gefragt.', en: 'It has not been asked anything since the start.' } },
    fine: { text: { de: 'Es antwortet.', en: 'It answers.' } },
    silent: {
      text: { de: 'Es antwortet nicht mehr, zuletzt {at}.', en: 'It has stopped answering; the last answer came {at}.' },
      remedy: {
        de: 'Fragen Sie beim Betreiber des Ticketsystems nach. Besucher sehen solange, dass der Verkauf ruht; er beginnt von selbst wieder.',
        en: 'Ask whoever runs the box office. Meanwhile visitors are told that sales are paused; they begin again by themselves.',
      },
    },
    never: {
      text: { de: 'Es hat seit dem Start noch nie geantwortet.', en: 'It has not answered once since the start.' },
      remedy: {
        de: 'Prüfen Sie BOX_OFFICE_URL, BOX_OFFICE_API_URL und BOX_OFFICE_TOKEN.',
        en: 'Check BOX_OFFICE_URL, BOX_OFFICE_API_URL and BOX_OFFICE_TOKEN.',
      },
    },
  },
  look: async ({ facts }) => {
    const office = facts.boxOffice();
    if (!office) return { is: 'none' };
    if (office.isReachable) return { is: office.lastAnswer || office.calls > 0 ? 'fine' : 'unasked' };
    return office.lastAnswer ? { is: 'silent', values: { at: { at: office.lastAnswer.toISOString() } } } : { is: 'never' };
  },
});
