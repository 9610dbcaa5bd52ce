import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  play_video: { de: 'Video abspielen:', en: 'Play the video:' },
  play_audio: { de: 'Anhören:', en: 'Listen:' },
  show_viewer: { de: 'Zeigen:', en: 'Show:' },
  show_social: { de: 'Beitrag zeigen:', en: 'Show the post:' },
  video: { de: 'Video', en: 'Video' },
  audio: { de: 'Tonaufnahme', en: 'Recording' },
  viewer: { de: 'Zum Ansehen', en: 'To look at' },
  social: { de: 'Beitrag', en: 'Post' },
  open_there: { de: 'Bei {host} öffnen', en: 'Open at {host}' },
});
