import { lineField, multiLineField, numberField, pictureField, wordsField } from '#content/index.ts';

/** What is said of a room, in the form of its own as in that of its venue. */
export const roomName = lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 });
export const roomFields = {
  description: multiLineField({ label: { de: 'Beschreibung', en: 'Description' } }),
  seats: numberField({ label: { de: 'Plätze', en: 'Seats' }, min: 1, max: 100_000, whole: true }),
  plan_id: pictureField({ label: { de: 'Saalplan', en: 'Seat plan' } }),
  plan_note: lineField({ label: { de: 'Was die Farben heißen', en: 'What the colours mean' } }),
  address: lineField({
    label: { de: 'Eigene Anschrift', en: 'Address of its own' },
    help: { de: 'Nur wenn sein Eingang woanders ist.', en: 'Only where its entrance is elsewhere.' },
    shared: true,
  }),
  aliases: wordsField({
    label: { de: 'Andere Namen', en: 'Other names' },
    help: { de: 'Wie er in eingelesenen Spielplänen heißt.', en: 'As it is called in programmes that are read in.' },
  }),
};
