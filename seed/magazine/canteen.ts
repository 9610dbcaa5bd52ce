import { both } from '../content/texts.ts';
import { headline, quote, text } from '../pages/write.ts';
import type { ArticleText } from './article.ts';

export const canteen: readonly ArticleText[] = [
  {
    title: both('Mittwochssuppe', 'Wednesday soup'),
    preline: both('Ein Rezept für sechs oder für ein Bläserquintett', 'A recipe for six, or for a wind quintet'),
    summary: both(
      'Mittwochs um halb eins gibt es im Foyer eine halbe Stunde Musik und eine Suppe. Die Musik wechselt.',
      'On Wednesdays at half past twelve there is half an hour of music in the foyer, and soup. The music changes.',
    ),
    category: 'canteen',
    tags: ['food', 'time'],
    author: 'Nele Brinkama',
    productions: ['lunch'],
    daysAgo: 9,
    motif: 'confetti',
    body: [
      text(
        'Die Suppe muss drei Dinge können: eine Stunde warm stehen, ohne beleidigt zu sein; mit einer Hand zu essen sein, weil in der anderen das Programm liegt; und lautlos. Keine Croûtons.',
        'The soup has to be able to do three things: keep warm for an hour without taking offence; be eaten with one hand, because the programme is in the other; and without a sound. No croutons.',
      ),
      headline('Man braucht', 'You need', 3),
      text(
        '- 800 g Möhren, die krummen\n- 2 Zwiebeln, 1 Stück Ingwer, so lang wie ein Flötenkopf\n- 1 Apfelsine, Saft und Schale (Tradition des Hauses)\n- 150 g rote Linsen\n- 1,5 l Gemüsebrühe\n- Salz, Kreuzkümmel, ein Löffel Essig',
        '- 800 g carrots, the crooked ones\n- 2 onions, 1 piece of ginger as long as the head of a flute\n- 1 orange, juice and zest (a tradition of the house)\n- 150 g red lentils\n- 1.5 l vegetable stock\n- salt, cumin, a spoonful of vinegar',
      ),
      headline('Und dann', 'And then', 3),
      text(
        'Zwiebeln und Ingwer in Öl weich werden lassen, das dauert so lange wie der erste Satz einer Haydn-Sinfonie mit Wiederholung. Möhren und Kreuzkümmel dazu, umrühren, bis es riecht. Linsen, Brühe, Saft. Zwanzig Minuten kochen, also den Rest der Sinfonie. Pürieren, bevor das Publikum kommt. Schale und Essig ganz zum Schluss: Der Essig ist die Oboe, man hört ihn nicht, aber ohne ihn stimmt nichts.',
        'Let onions and ginger soften in oil; that takes as long as the first movement of a Haydn symphony with the repeat. Add carrots and cumin, stir until it smells. Lentils, stock, juice. Boil for twenty minutes, the rest of the symphony, that is. Purée before the audience comes. Zest and vinegar at the very end: the vinegar is the oboe, one does not hear it, but without it nothing is in tune.',
      ),
      quote(
        both(
          'Wenn die Suppe alle ist, war das Konzert gut. Umgekehrt gilt es auch.',
          'When the soup is all gone the concert was good. It holds the other way round as well.',
        ),
        both('Aus dem Gästebuch der Kantine', 'From the visitors’ book of the canteen'),
      ),
    ],
  },
  {
    title: both('Apfelsinenkuchen ohne Mehl', 'Orange cake without flour'),
    preline: both('Das Rezept aus der Sortierung', 'The recipe from the sorting floor'),
    summary: both(
      'Zwei ganze Früchte, eine Stunde in Wasser gekocht. Das Rezept stammt von einer Sortiererin und klebt seit 1979 an der Innenseite eines Schranks.',
      'Two whole fruits, boiled in water for an hour. The recipe is a sorter’s and has been stuck to the inside of a cupboard since 1979.',
    ),
    category: 'canteen',
    tags: ['food', 'archive'],
    author: 'Miriam Sattlegger',
    daysAgo: 110,
    motif: 'arcs',
    body: [
      text(
        'Beim Umbau wurde ein Blechschrank gerettet, Spind 44. Innen an der Tür: ein Kalenderblatt, ein Fährplan und mit Kugelschreiber auf Packpapier ein Kuchen. Unterschrieben: „E., Band 2“. Wir haben E. nicht gefunden. Den Kuchen schon.',
        'During the conversion a metal cupboard was saved, locker 44. On the inside of the door: a page of a calendar, a ferry timetable and, in ballpoint on wrapping paper, a cake. Signed: ‘E., belt 2’. We have not found E. The cake we have.',
      ),
      text(
        '- 2 Apfelsinen, unbehandelt, zusammen gut 400 g\n- 6 Eier\n- 250 g Zucker\n- 250 g gemahlene Mandeln\n- 1 Teelöffel Backpulver',
        '- 2 unwaxed oranges, a good 400 g together\n- 6 eggs\n- 250 g sugar\n- 250 g ground almonds\n- 1 teaspoon baking powder',
      ),
      text(
        'Die Früchte ganz, mit Schale, eine Stunde in Wasser kochen. Abkühlen lassen, aufschneiden, Kerne heraus, alles andere pürieren, auch die Schale. „Auch die Schale“ ist zweimal unterstrichen. Eier und Zucker schaumig schlagen, Mandeln, Backpulver und das Mus unterheben. In einer Springform bei 170 Grad fünfzig Minuten backen. Am nächsten Tag ist er besser, „falls vorhanden“.\n\nDie Kantine backt ihn an Premierentagen. Er steht dann auf dem Klavier im Aufenthaltsraum, mit einem Zettel: „Vor dem dritten Akt nichts mit Nüssen“. Mandeln, sagt die Souffleuse, sind keine Nüsse.',
        'Boil the fruit whole, with the peel, in water for an hour. Let it cool, cut it open, take out the pips, purée everything else, the peel as well. ‘The peel as well’ is underlined twice. Beat eggs and sugar until frothy, fold in almonds, baking powder and the purée. Bake in a springform tin at 170 degrees for fifty minutes. It is better the day after, ‘if available’.\n\nThe canteen bakes it on days of first nights. It then stands on the piano in the common room, with a note: ‘Nothing with nuts before the third act’. Almonds, says the prompter, are not nuts.',
      ),
    ],
  },
  {
    title: both('Was man vor der Königin der Nacht isst', 'What to eat before the Queen of the Night'),
    summary: both(
      'Banane, Brühe, nichts, ein Steak: Wir haben in der Kantine gefragt, was Stimmen brauchen. Einig war man sich nur über das Salz.',
      'Banana, broth, nothing, a steak: we asked in the canteen what voices need. They agreed on the salt alone.',
    ),
    category: 'canteen',
    tags: ['food', 'voice'],
    author: 'Clara Overbeck',
    people: ['Yunseo Baek', 'Dorothea Lüders', 'Amadou Sarrazin'],
    productions: ['winterreise', 'bluebeard'],
    daysAgo: 132,
    motif: 'waves',
    body: [
      text(
        '**Yunseo Baek, Sopran:** „Um vier eine Banane, um fünf eine halbe, um sechs gucke ich die andere Hälfte an. Nach der Vorstellung alles.“\n\n**Dorothea Lüders, Mezzosopran:** „Brühe, heiß, aus der Tasse. Ich habe einmal vor der Judith Linsen gegessen. Hinter der fünften Tür habe ich daran gedacht.“\n\n**Amadou Sarrazin, Bariton:** „Die ‚Winterreise‘ singt man nüchtern. Vierundzwanzig Lieder, und in keinem wird gegessen. In der Nummer siebzehn schlafen die Leute und träumen von dem, was sie nicht haben. Danach gehe ich in die Kantine und habe es.“',
        '**Yunseo Baek, soprano:** ‘At four a banana, at five half of one, at six I look at the other half. After the performance everything.’\n\n**Dorothea Lüders, mezzo-soprano:** ‘Broth, hot, from a mug. I once ate lentils before singing Judith. Behind the fifth door I remembered.’\n\n**Amadou Sarrazin, baritone:** ‘One sings “Winterreise” on an empty stomach. Twenty-four songs, and nobody eats in any of them. In number seventeen people are asleep and dream of what they do not have. Afterwards I go to the canteen and have it.’',
      ),
      text(
        '**Ein Mitglied des Chors:** „Wir essen, was es gibt. Wir sind achtzig.“\n\n**Die Kantine:** „Salz wollen alle. Milch will keiner. Und wer sagt, er esse nichts, kommt um halb sieben und fragt, ob noch etwas da ist.“',
        '**A member of the chorus:** ‘We eat what there is. There are eighty of us.’\n\n**The canteen:** ‘Everybody wants salt. Nobody wants milk. And whoever says they eat nothing comes at half past six and asks whether there is anything left.’',
      ),
    ],
  },
];
