import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { describe, expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const routeError = (status: number, data: unknown = null) => new ErrorResponseImpl(status, '', data);

describe.each(['de', 'en'] as const)('%s', (language) => {
  const of = (error: unknown) => describeError(error, language);
  const text = { de: 0, en: 1 }[language];

  test.each([
    ['no route matches', routeError(404), ['Diese Seite wurde nicht gefunden', 'This page could not be found']],
    ['the router says so itself', routeError(404, 'Error: No route matches URL "/x"'), ['Diese Seite wurde nicht gefunden', 'This page could not be found']],
    ['the path is not valid', routeError(404, { code: 'invalid_path' }), ['Diese Seite wurde nicht gefunden', 'This page could not be found']],
    ['a page cannot be loaded', routeError(404, { code: 'not_found' }), ['404 Nicht gefunden', '404 Not Found']],
    ['a page is not online', routeError(404, { code: 'page_offline' }), ['404 Nicht gefunden', '404 Not Found']],
    ['the site is switched off', routeError(503, { code: 'site_offline' }), ['Website offline', 'Website offline']],
    ['something is not available', routeError(503, { code: 'other' }), ['ein unbekannter Fehler ist aufgetreten', 'an unknown error occurred']],
    ['a surprise', new TypeError('x is undefined'), ['ein unbekannter Fehler ist aufgetreten', 'an unknown error occurred']],
    ['nothing at all', undefined, ['ein unbekannter Fehler ist aufgetreten', 'an unknown error occurred']],
  ])('%s', (_, error, messages) => {
    expect(of(error).message).toBe(messages[text]);
  });

  test('names the parameters that are not valid', () => {
    expect(of(routeError(400, { code: 'invalid_parameters', invalid: ['date', 'room', 'page'] }))).toMatchObject({
      status: 400,
      message: expect.stringMatching(language === 'de' ? /: Datum, Ort, Seite$/ : /: Date, Location, Page$/),
    });
  });
});

test('shows the reference of a surprise, and its own words never', () => {
  const shown = describeError(routeError(500, { code: 'internal', reference: '1a2b3c4d' }), 'en');
  expect(shown).toMatchObject({ status: 500, message: 'an unknown error occurred', reference: '1a2b3c4d' });
  expect(JSON.stringify(describeError(new Error('select * from secret'), 'en'))).not.toContain('secret');
});

test('a device without network is told so', () => {
  expect(describeError(new TypeError('Failed to fetch'), 'en', false)).toMatchObject({
    message: 'No connection',
    hint: expect.stringContaining('not connected'),
    isOffline: true,
  });
  expect(describeError(routeError(404), 'en', false).isOffline).toBeUndefined();
});
