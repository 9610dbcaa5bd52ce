import { createBlock, type RichText } from '#content/index.ts';
import { text } from './block.ts';

type Inline = Extract<RichText['content'][number], { type: 'paragraph' }>['content'];
const paragraph = (...content: NonNullable<Inline>) => ({ type: 'paragraph' as const, content });
const words = (content: string) => ({ type: 'text' as const, text: content });
const bold = (content: string) => ({ ...words(content), marks: [{ type: 'bold' as const }] });
const link = (content: string, href: string) => ({ ...words(content), marks: [{ type: 'link' as const, attrs: { href } }] });
const list = (...entries: string[]) => ({
  type: 'bulletList' as const,
  content: entries.map((entry) => ({ type: 'listItem' as const, content: [paragraph(words(entry))] })),
});
const doc = (...content: RichText['content']): RichText => ({ type: 'doc', content });

export const examples = [
  createBlock(
    text,
    {
      lead: true,
      content: {
        de: doc(
          paragraph(
            words(
              'Wer von der Fähre kommt, sieht zuerst das Foyer: ein langes, helles Fenster zum Wasser, in dem es schon eine Stunde vor der Vorstellung nach Kaffee riecht.',
            ),
          ),
        ),
        en: doc(
          paragraph(
            words('Coming off the ferry, one sees the foyer first: a long, bright window onto the water that smells of coffee an hour before the performance.'),
          ),
        ),
      },
    },
    { id: 'text-1' },
  ),
  createBlock(
    text,
    {
      decrease_distance: true,
      content: {
        de: doc(
          paragraph(
            words('Die '),
            bold('Abendkasse'),
            words(
              ' öffnet eine Stunde vor Beginn. Reservierte Karten liegen dort bis zwanzig Minuten vorher; danach geben wir sie weiter. Alle Termine stehen im ',
            ),
            link('Programm', '/de/programm'),
            words('.'),
          ),
          list('Garderobe im Untergeschoss, ohne Gebühr', 'Getränke im Foyer bis zum letzten Gong', 'Programmhefte an beiden Eingängen'),
          paragraph(words('Kommen Sie zu spät, führen wir Sie in der ersten Pause zwischen zwei Sätzen hinein.')),
        ),
        en: doc(
          paragraph(
            words('The '),
            bold('box office'),
            words(' opens an hour before the beginning. Reserved tickets wait there until twenty minutes before; then we pass them on. All dates are in the '),
            link('programme', '/en/events'),
            words('.'),
          ),
          list('Cloakroom downstairs, free of charge', 'Drinks in the foyer until the last bell', 'Programme booklets at both entrances'),
          paragraph(words('If you come late, we take you in at the first break between two movements.')),
        ),
      },
    },
    { id: 'text-2' },
  ),
];
