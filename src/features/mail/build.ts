import type { Mail } from './mail.ts';

/** For tests: a mail with a link; `given` overrides. */
export const buildMail = (given: Partial<Mail> = {}): Mail => ({
  to: 'clara@haus.example',
  language: 'de',
  subject: 'Betreff',
  venue: 'Ostkai',
  before: ['Guten Tag,'],
  link: { label: 'Mehr', url: 'https://ostkai.example/de' },
  after: ['Bis bald'],
  ...given,
});
