import { expect, test } from 'vitest';
import { readTyped } from './typed-address.ts';

test.each([
  ['Tosca im Großen Saal', null],
  ['Dr. Kurz', null],
  ['  ', null],
  ['/de/programm?type=9#heute', { href: '/de/programm?type=9#heute' }],
  ['#anfahrt', { href: '#anfahrt' }],
  [' ostkai.example/haus ', { href: 'https://ostkai.example/haus' }],
  ['HTTPS://kulturbuero.example', { href: 'https://kulturbuero.example' }],
  ['presse@ostkai.example', { href: 'mailto:presse@ostkai.example' }],
  ['tel:+494066969110', { href: 'tel:+494066969110' }],
  ['https://here.example/en/events?room=1', { href: '/en/events?room=1' }],
  ['https://here.example', { href: '/' }],
  ['https://here.example.org/en', { href: 'https://here.example.org/en' }],
])('%s is read as words or as an address', (typed, read) => expect(readTyped(typed, 'en', 'any', 'https://here.example')).toEqual(read));

test.each([
  ['javascript:alert(1)', /„javascript:“/],
  ['data:text/html,x', /„data:“/],
  ['//elsewhere.example', /nicht vollständig/],
  ['https://nur ein halber', /nicht vollständig/],
  ['presse@ostkai', /E-Mail-Adresse/],
])('%s is refused in words', (typed, words) => expect(readTyped(typed, 'de')).toMatchObject({ problem: expect.stringMatching(words) }));

test('a menu takes paths of the site and https alone', () => {
  expect(readTyped('/de/programm?type=9', 'de', 'site-or-web')).toEqual({ href: '/de/programm?type=9' });
  for (const typed of ['mailto:presse@ostkai.example', '#oben', 'http://alt.example']) {
    expect(readTyped(typed, 'de', 'site-or-web')).toMatchObject({ problem: expect.stringMatching(/https/) });
  }
});
