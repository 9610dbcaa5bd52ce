import { z } from 'zod';
import { defineStrings } from '#i18n/strings.ts';

/** Why a backup was not made or restored, for those who read the back office; commands say it in English and more at length. */
export const t = defineStrings({
  under_way: {
    de: 'Es wird schon gesichert oder wiederhergestellt. Bitte versuchen Sie es danach noch einmal.',
    en: 'A backup is being made or restored already. Please try again after that.',
  },
  damaged: {
    de: 'Die Sicherung ist beschädigt: {about}. Bitte nehmen Sie eine andere.',
    en: 'The backup is damaged: {about}. Please take another one.',
  },
  no_backup: { de: 'Dort ist keine Sicherung: {about}.', en: 'There is no backup: {about}.' },
  key_missing: {
    de: 'Die Sicherung ist verschlüsselt, und auf dem Server ist kein Schlüssel eingestellt (BACKUP_KEY).',
    en: 'The backup is encrypted, and no key is set on the server (BACKUP_KEY).',
  },
  key_wrong: {
    de: 'Die Sicherung wurde mit einem anderen Schlüssel verschlüsselt als dem, der auf dem Server eingestellt ist (BACKUP_KEY).',
    en: 'The backup was encrypted with another key than the one that is set on the server (BACKUP_KEY).',
  },
  newer: {
    de: 'Die Sicherung ist von einer neueren Version des Programms ({about}). Bitte nehmen Sie eine ältere, oder lassen Sie zuerst diese Version einspielen.',
    en: 'The backup is of a newer version of the program ({about}). Please take an older one, or have that version installed first.',
  },
  other_program: {
    de: 'Die Sicherung wurde mit einem anders gebauten Programm gemacht ({about}) und passt nicht zu diesem.',
    en: 'The backup was made by a program that was built otherwise ({about}) and does not fit this one.',
  },
  does_not_fit: {
    de: 'Die Zeilen der Sicherung passen nicht zusammen: {about}. Bitte nehmen Sie eine andere.',
    en: 'The rows of the backup do not fit together: {about}. Please take another one.',
  },
  site_fails: {
    de: 'Mit dieser Sicherung läuft die Website nicht. Der Server meldet: {about}',
    en: 'The website does not work with this backup. The server says: {about}',
  },
  no_rights: {
    de: 'Dem Datenbankkonto der Website fehlt das Recht, neben den Daten von jetzt andere anzulegen. Die Datenbankverwaltung muss es ihm geben.',
    en: 'The site’s account of the database may not create data beside those of now. The administrator of the database has to grant that.',
  },
  in_use: {
    de: 'Andere benutzen die Datenbank ohne Pause. Bitte versuchen Sie es später noch einmal.',
    en: 'Others use the database without a pause. Please try again later.',
  },
  disk_full: { de: 'Die Festplatte des Servers ist voll: {about}.', en: 'The disk of the server is full: {about}.' },
  not_writable: { de: 'In diesen Ordner darf die Website nicht schreiben: {about}.', en: 'The site may not write to this folder: {about}.' },
  other: { de: 'Der Server meldet: {about}', en: 'The server says: {about}' },
});

export const refusalCodes = [
  ...(['under_way', 'damaged', 'no_backup', 'key_missing', 'key_wrong', 'newer', 'other_program', 'does_not_fit'] as const),
  ...(['site_fails', 'no_rights', 'in_use', 'disk_full', 'not_writable', 'other'] as const),
];

/** `about`: what is refused, or what a system has said. */
export const refusalSchema = z.object({ code: z.enum(refusalCodes), about: z.string() });
export type Refusal = z.output<typeof refusalSchema>;
