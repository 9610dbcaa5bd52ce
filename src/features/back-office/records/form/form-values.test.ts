import { describe, expect, test } from 'vitest';
import { production } from '../../../productions/records/production.resource.ts';
import { event } from '../../../programme/records/event.resource.ts';
import type { StoredRecord } from '../data/record-types.ts';
import { beginningOf } from './form-values.ts';

const stored = (values: object) => ({ id: 7, revision: 3, meta: {}, ...values }) as unknown as StoredRecord; // of its meta nothing is copied

describe('a copy', () => {
  test('of a date never has its number at the box office, its sale, its status, and is offline', () => {
    const sold = {
      ...{ production_id: 4, date_start: '2026-12-04T19:30:00+01:00', room_id: 2, planning: 'option', title: { de: 'Gala' }, series: [1] },
      ...{ prices: [{ id: 9, name: 'Parkett', name_en: '', price: 48 }], is_online: true, id_jet: 'J-1', ticket_url: '/webshop/event/1' },
      ...{ status: 'cancelled', status_note: { de: 'Erkrankt.' }, rescheduled_to: 8, replaced_by: 9, announced_start: '2026-12-03T19:30:00+01:00' },
      ...{ announced_room_id: 3, release_id: 5, waits_for_production: true, occasion: 'premiere', identifier: 'P-1' },
    };
    const copy = beginningOf(event, stored(sold));
    expect(copy).toMatchObject({
      ...{ production_id: 4, room_id: 2, planning: 'option', title: { de: 'Gala' }, series: [1], prices: [{ name: 'Parkett', name_en: '', price: 48 }] },
      ...{ is_online: false, status: 'scheduled', rescheduled_to: null, replaced_by: null, release_id: null, waits_for_production: false },
      ...{ occasion: 'automatic', announced_room_id: null },
    });
    expect(copy.status_note).toEqual({});
    for (const name of ['id_jet', 'ticket_url', 'announced_start', 'identifier'] as const) expect(copy[name], name).toEqual(event.fields[name].empty);
  });

  test('of a production is offline, has no ticks and no embargo, and is called a copy', () => {
    const shown = {
      ...{ title: { de: 'Lulu' }, subtitle: { de: 'Oper' }, type_id: 1, is_online: true, release_id: 5, identifier: 'L', text_done_de: true },
      ...{ press_cleared_en: true, has_press: true, press_from: '2026-12-04T10:00:00+01:00', press_text: { de: 'Premiere.' } },
    };
    expect(beginningOf(production, stored(shown))).toMatchObject({
      ...{ title: { de: 'Lulu (Kopie)' }, subtitle: { de: 'Oper' }, press_text: { de: 'Premiere.' }, type_id: 1 },
      ...{ is_online: false, release_id: null, text_done_de: false, press_cleared_en: false, has_press: false },
    });
  });

  test('what is new and no copy begins as its fields say', () => {
    expect(beginningOf(production, null)).toMatchObject({ is_online: true });
  });
});
