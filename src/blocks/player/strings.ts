import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  video: { de: 'Film', en: 'Film' },
  audio: { de: 'Tonaufnahme', en: 'Recording' },
  play: { de: 'Abspielen', en: 'Play' },
  pause: { de: 'Anhalten', en: 'Pause' },
  seek: { de: 'Stelle der Aufnahme', en: 'Position in the recording' },
  position: { de: '{time} von {duration}', en: '{time} of {duration}' },
  mute: { de: 'Ton aus', en: 'Mute' },
  captions: { de: 'Untertitel', en: 'Captions' },
  fullscreen: { de: 'Ganzer Bildschirm', en: 'Full screen' },
  transcript: { de: 'Zum Nachlesen', en: 'Transcript' },
  failed: { de: 'Die Aufnahme ist gerade nicht zu bekommen.', en: 'The recording cannot be had at the moment.' },
  file: { de: 'Datei öffnen', en: 'Open the file' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
});
