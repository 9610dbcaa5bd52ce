import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

test.each([
  ['/webshop', '/webshop?lang=en'],
  ['/webshop/event/7?cart=x&lang=de#seats', '/webshop/event/7?cart=x&lang=en#seats'],
  ['/eventim.webshop/', '/eventim.webshop/?lang=en'],
  ['/webshops', '/webshops'],
  ['/de/programm?x=1', '/de/programm?x=1'],
  ['https://kasse.example/webshop', 'https://kasse.example/webshop'],
  ['//kasse.example/webshop', '//kasse.example/webshop'],
])('%s → %s', (url, english) => expect(inLanguage(url, 'en')).toBe(english));
