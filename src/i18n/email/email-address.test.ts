import { expect, test } from 'vitest';
import { mailtoHref, withAsciiDomain, withAsciiMailto } from './email-address.ts';

test.each([
  ['info@käse.example', 'info@xn--kse-qla.example'],
  ['info@post.straße.example', 'info@post.xn--strae-oqa.example'],
  ['info@example.org', 'info@example.org'],
  ['büro@example.org', 'büro@example.org'],
  ['info@käse.example/weg', 'info@käse.example/weg'],
  ['info@käse .example', 'info@käse .example'],
  ['käse', 'käse'],
  ['', ''],
])('%j is %j', (typed, known) => expect(withAsciiDomain(typed)).toBe(known));

test.each([
  ['info@käse.example', 'mailto:info@xn--kse-qla.example'],
  ['büro&co?x@example.org', 'mailto:b%C3%BCro%26co%3Fx@example.org'],
])('the link to %j is %j', (address, href) => expect(mailtoHref(address)).toBe(href));

test.each([
  ['mailto:a@käse.example,b@käse.example?cc=c@käse.example', 'mailto:a@xn--kse-qla.example,b@xn--kse-qla.example?cc=c@käse.example'],
  ['https://käse.example/a@käse.example', 'https://käse.example/a@käse.example'],
  ['tel:+4940123-45', 'tel:+4940123-45'],
])('the address %j of a link is %j', (href, known) => expect(withAsciiMailto(href)).toBe(known));
