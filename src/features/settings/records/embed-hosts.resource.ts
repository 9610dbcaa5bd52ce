import { type EmbedService, wordsField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { maxEmbedHosts } from '../limits.ts';

const hostName = /^(?!www\.)([a-z0-9-]{1,63}\.)+[a-z]{2,20}$/;

type Hosts = { readonly [Service in EmbedService]: readonly string[] };

/** A host that is none, at the field of its service. */
const areHosts = (service: EmbedService) => (values: Hosts) => {
  const wrong = values[service].find((host) => !hostName.test(host));
  if (wrong === undefined) return null;
  return {
    field: service,
    message: {
      de: `„${wrong}“ ist kein Host. Gemeint ist der Name ohne „https://“, ohne „www.“ und ohne Pfad, wie „vimeo.com“.`,
      en: `‘${wrong}’ is no host. It is the name without ‘https://’, without ‘www.’ and without a path, such as ‘vimeo.com’.`,
    },
  };
};

const hosts = (de: string, en: string) => wordsField({ label: { de, en }, max: maxEmbedHosts });

/** Whose players and posts pages may show (E §5). There is one. */
export const embedHosts = defineResource({
  name: 'embed_hosts',
  path: 'embed-hosts',
  label: { one: { de: 'Einbettungen', en: 'Embeds' }, many: { de: 'Einbettungen', en: 'Embeds' } },
  description: {
    de: 'Von welchen Anbietern Seiten etwas zeigen dürfen. Was von einem anderen kommt, lässt sich nicht veröffentlichen, und was schon online ist, verschwindet von den Seiten.',
    en: 'From which providers pages may show something. What comes from another cannot be published, and what is online already vanishes from pages.',
  },
  icon: 'square-play',
  group: 'site',
  access: { read: 'manager', write: 'manager', remove: 'admin' },
  single: true,
  fields: {
    video: hosts('Filme', 'Films'),
    audio: hosts('Töne und Podcasts', 'Sounds and podcasts'),
    viewer: hosts('Dokumente und Rundgänge', 'Documents and tours'),
    social: hosts('Beiträge aus sozialen Netzen', 'Posts of social networks'),
  },
  title: 'video',
  list: { columns: [], search: [] },
  form: [
    {
      title: { de: 'Erlaubte Hosts', en: 'Allowed hosts' },
      hint: {
        de: 'Ein Host erlaubt auch alles, was unter ihm liegt. Geladen wird davon erst, wenn Besucher dem Dienst zugestimmt haben.',
        en: 'A host allows all that is below it too. Nothing of it is loaded before visitors have consented to the service.',
      },
      fields: ['video', 'audio', 'viewer', 'social'],
    },
  ],
  rules: [areHosts('video'), areHosts('audio'), areHosts('viewer'), areHosts('social')],
});
