import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  crops: { de: 'Bildpunkt und Ausschnitte', en: 'Focal point and crops' },
  what: { de: 'Was wird gesetzt', en: 'What is set' },
  focal: { de: 'Bildpunkt', en: 'Focal point' },
  ratio_3x2: { de: 'Liste 3:2', en: 'List 3:2' },
  ratio_16x9: { de: 'Bühne 16:9', en: 'Hero 16:9' },
  ratio_4x5: { de: 'Person 4:5', en: 'Person 4:5' },
  focal_hint: {
    de: 'Klicken oder ziehen Sie dorthin, was immer zu sehen sein soll. Tasten: Pfeile.',
    en: 'Click or drag to what must always be seen. Keys: arrows.',
  },
  crop_hint: {
    de: 'Ziehen Sie den Rahmen. Tasten: Pfeile verschieben, + und − ändern die Größe.',
    en: 'Drag the frame. Keys: arrows move, + and − change the size.',
  },
  focal_label: { de: 'Bildpunkt, {x} % von links, {y} % von oben', en: 'Focal point, {x}% from the left, {y}% from the top' },
  crop_label: { de: 'Ausschnitt {ratio}, ab {x} % von links, {y} % von oben, {width} % breit', en: 'Crop {ratio}, from {x}% left, {y}% top, {width}% wide' },
  smaller: { de: 'Ausschnitt kleiner', en: 'Smaller crop' },
  larger: { de: 'Ausschnitt größer', en: 'Larger crop' },
  automatic: { de: 'Um den Bildpunkt', en: 'Around the focal point' },
  save: { de: 'Ausschnitte speichern', en: 'Save crops' },
  reset: { de: 'Verwerfen', en: 'Discard' },
  saved: { de: 'Die Ausschnitte sind gespeichert.', en: 'The crops have been saved.' },
  previews: { de: 'Vorschau', en: 'Preview' },
  failed: { de: 'Das ging nicht: {reason}', en: 'That did not work: {reason}' },
  offline: { de: 'Der Server ist nicht zu erreichen.', en: 'The server cannot be reached.' },
});
