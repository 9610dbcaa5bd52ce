import { describe, expect, test } from 'vitest';
import { bookingContract } from '../../contract.ts';
import { refusalMessage } from '../../strings.ts';
import { nextAction } from './failure.ts';
import type { Order } from './orders.ts';
import { failureText, failureTitle, minutesHeld, queueText, resultInWords } from './result-text.ts';
import type { Outcome } from './send-orders.ts';

const order: Order = { seatGroup: 1, name: 'Kategorie I', blockId: undefined, lines: [{ saleTypeId: 1, amount: 2 }], key: '' };
const added = (tickets: number): Outcome => ({ order, state: 'added', tickets });
const failed = (failure: Extract<Outcome, { state: 'failed' }>['failure']): Outcome => ({ order, state: 'failed', failure });

describe('the words of V §8', () => {
  test('success', () => {
    expect(resultInWords('en', [added(2), added(1)], 15)).toBe(
      'Your selection (3 tickets) has been successfully added into your cart. Your tickets will be reserved for the next 15 minutes.',
    );
    expect(resultInWords('de', [added(1)], 15)).toBe(
      'Ihre Auswahl (1 Karte) wurde erfolgreich in Ihren Warenkorb gelegt. Ihre Karten sind für die nächsten 15 Minuten reserviert.',
    );
  });

  test('of a visitor’s place among those who wait', () => {
    expect(['de', 'en'].flatMap((language) => [0, 6].map((ahead) => queueText(language as 'de' | 'en', ahead)))).toEqual([
      'Es ist viel los: Sie sind gleich an der Reihe.',
      'Es ist viel los: noch 6 vor Ihnen.',
      'We are busy: it is your turn in a moment.',
      'We are busy: 6 ahead of you.',
    ]);
  });

  test('a code means something, and is shown', () => {
    expect(failureText('en', { kind: 'refused', code: -214 })).toBe('Not enough (connected) seats found. Error -214');
    expect(failureText('en', { kind: 'refused', code: -204 })).toBe('No current reservation. Error -204');
    expect(failureText('en', { kind: 'refused', code: -210 })).toBe('One order does not hold so many tickets. Error -210');
    expect(failureText('en', { kind: 'refused', code: -202 })).toBe('This event is not on sale at the moment. Error -202');
    expect(failureText('en', { kind: 'refused', code: -17 })).toBe('Error -17');
    expect(failureText('de', { kind: 'refused', code: -214 })).toBe('Es wurden nicht genügend (zusammenhängende) Plätze gefunden. Fehler -214');
  });

  test('the server says the same, and nothing else where there is no cart at all', () => {
    expect(refusalMessage('de', -204)).toBe('Keine aktuelle Reservierung.');
    for (const language of ['de', 'en'] as const) {
      expect(bookingContract.cart.errors.no_cart.text[language]).toBe(refusalMessage(language, -204));
      expect(refusalMessage(language, -17)).toBe(
        `${failureTitle(language, [failed({ kind: 'refused', code: -17 })])} ${failureText(language, { kind: 'refused', code: -17 })}`,
      );
    }
  });

  test('failure', () => {
    expect(resultInWords('en', [failed({ kind: 'refused', code: -204 })], 15)).toBe(
      "Unfortunately, that didn't work. Kategorie I: No current reservation. Error -204",
    );
  });

  test('what went well and what did not, both are said', () => {
    const words = resultInWords('de', [added(2), failed({ kind: 'unavailable' })], 15);
    expect(words).toContain('Ihre Auswahl (2 Karten) wurde');
    expect(words).toContain('Das hat leider nicht geklappt.');
    expect(words).toContain('Es wurde nichts reserviert.');
  });

  test('no more minutes are promised than the cart has left', () => {
    expect([minutesHeld(15, null), minutesHeld(15, 899), minutesHeld(15, 541), minutesHeld(15, 9)]).toEqual([15, 15, 10, 1]);
    expect(resultInWords('de', [added(1)], 1)).toContain('Ihre Karten sind für die nächste Minute reserviert.');
  });

  test('without a cart to look into, the same again is what helps, where it holds once', () => {
    expect([nextAction(false, true), nextAction(true, true), nextAction(false, false)]).toEqual(['again', 'cart', 'cart']);
    expect(failureText('de', { kind: 'unclear' }, 'again')).toMatch(/Versuchen Sie es noch einmal; doppelt reserviert wird dabei nichts\.$/);
    expect(resultInWords('en', [failed({ kind: 'unclear' })], 15, 'again')).not.toContain('cart');
    expect(failureText('de', { kind: 'unclear' }, 'cart')).toMatch(/Bitte sehen Sie zuerst in den Warenkorb\.$/);
  });

  test('what is unclear is not said to have failed', () => {
    for (const language of ['de', 'en'] as const) {
      const words = resultInWords(language, [failed({ kind: 'unclear' })], 15);
      expect(words).not.toMatch(/nicht geklappt|didn't work|nichts reserviert|Nothing was reserved/);
      expect(words).toMatch(/unklar|unclear/);
    }
  });
});
