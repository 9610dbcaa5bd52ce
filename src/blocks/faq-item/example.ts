import { createBlock, type RichText } from '#content/index.ts';
import { faqItem } from './block.ts';

const answer = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

export const examples = [
  createBlock(
    faqItem,
    {
      question: { de: 'Darf ich mein Fahrrad mit hineinnehmen?', en: 'May I bring my bicycle inside?' },
      content: {
        de: answer('Ins Foyer leider nicht. Am Kai stehen achtzig Bügel, sechs davon mit Dach; nach jeder Vorstellung bleibt das Licht dort eine Stunde an.'),
        en: answer(
          'Not into the foyer, sadly. There are eighty stands on the quay, six of them with a roof; after each performance the light there stays on for an hour.',
        ),
      },
      anchor: 'fahrrad',
    },
    { id: 'faqitem-1' },
  ),
  createBlock(
    faqItem,
    {
      question: { de: 'Ab welchem Alter ist ein Konzert etwas für Kinder?', en: 'From what age is a concert for children?' },
      content: {
        de: answer('Familienkonzerte ab vier, alles andere ab sechs Jahren. Für Jüngere öffnen wir sonntags die Generalprobe.'),
        en: answer('Family concerts from four, everything else from six. For younger ones we open the dress rehearsal on Sundays.'),
      },
    },
    { id: 'faqitem-2' },
  ),
  createBlock(
    faqItem,
    {
      question: { de: 'Gibt es Plätze für Rollstühle?', en: 'Are there places for wheelchairs?' },
      content: {
        de: answer('In jedem Saal, auch neben Ihrer Begleitung. Bitte sagen Sie bei der Bestellung Bescheid, dann bauen wir den Stuhl daneben nicht aus.'),
        en: answer('In every hall, also beside the person who comes with you. Please tell us when you order, and we leave the chair beside it in place.'),
      },
    },
    { id: 'faqitem-3' },
  ),
];
