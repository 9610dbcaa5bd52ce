import { expect, test } from 'vitest';
import { reasonOf } from './attempts.tsx';

test('why a webhook was not answered is said in words, and what is not known as it was said', () => {
  expect(['bad_url: port 9443', 'private_address: 10.0.0.1', 'getaddrinfo ENOTFOUND x.example'].map((reason) => reasonOf(reason, 'de'))).toEqual([
    'unter dieser Adresse wird nichts aufgerufen',
    'die Adresse führt in ein inneres Netz',
    'diesen Namen gibt es im Netz nicht',
  ]);
  expect(reasonOf('The operation was aborted due to timeout', 'en')).toBe('it took too long');
  expect(reasonOf('certificate has expired', 'en')).toBe('certificate has expired');
});
