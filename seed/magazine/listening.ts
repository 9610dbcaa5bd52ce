import { both } from '../content/texts.ts';
import { faq, headline, quote, text } from '../pages/write.ts';
import type { ArticleText } from './article.ts';

export const listening: readonly ArticleText[] = [
  {
    title: both('Zweimal hören', 'Hearing it twice'),
    summary: both(
      'Warum wir Uraufführungen an einem Abend wiederholen, und warum nach der Pause mehr Menschen im Saal sitzen als vorher.',
      'Why we repeat a world premiere on the same evening, and why there are more people in the hall after the interval than before.',
    ),
    category: 'listening',
    tags: ['time', 'silence'],
    author: 'Friederike Amsberg',
    people: ['Ensemble Querkante', 'Keiko Harumoto'],
    productions: ['threshold', 'first-hearing'],
    daysAgo: 15,
    motif: 'grid',
    body: [
      text(
        'Ein Bild sieht man an, so lange man will. Ein neues Stück hört man einmal, zwölf Minuten, dann wird geklatscht, und es ist fort: für die meisten für immer. Achtzig von hundert Uraufführungen sind auch die letzte Aufführung.\n\nWir spielen sie deshalb zweimal. Vor der Pause und nach der Pause, dasselbe Stück, dieselben Leute. Dazwischen darf man reden, einen Wein trinken, eine Meinung haben.',
        'A picture one looks at for as long as one likes. A new piece one hears once, for twelve minutes, then there is applause and it is gone: for most people for ever. Eighty of a hundred world premieres are also the last performance.\n\nThat is why we play them twice. Before the interval and after it, the same piece, the same people. In between one may talk, drink a glass of wine, hold an opinion.',
      ),
      quote(
        both(
          'Beim ersten Mal hört man, was anders ist. Beim zweiten, was da ist.',
          'The first time one hears what is different. The second time, what is there.',
        ),
        both('Keiko Harumoto', 'Keiko Harumoto'),
      ),
      text(
        'Es hat sich etwas Seltsames gezeigt: Nach der Pause ist es voller. Leute aus dem Foyer kommen dazu, vom Wein, von der Fähre; die, die es schon gehört haben, bringen jemanden mit. Und das zweite Mal ist kürzer. Wir haben die Uhr laufen lassen, es ist nicht wahr, es dauert auf die Sekunde gleich. Aber alle sagen es.\n\nBitte bleiben Sie also sitzen. Es wird Ihnen bekannt vorkommen.',
        'Something strange has turned out: after the interval it is fuller. People from the foyer join in, from the wine, from the ferry; those who have heard it bring somebody along. And the second time is shorter. We ran a clock, and it is not true, it takes the same to the second. But everybody says so.\n\nSo please keep your seats. It will seem familiar.',
      ),
    ],
  },
  {
    title: both('Wie klingt ein leerer Saal', 'What an empty hall sounds like'),
    summary: both(
      'Er ist nicht still. Eine Akustikerin, ein Luftballon und eine Nacht, in der nur die Kühlschränke der Bar störten.',
      'It is not silent. An acoustician, a balloon and a night on which only the refrigerators of the bar were a nuisance.',
    ),
    category: 'listening',
    tags: ['silence', 'water'],
    author: 'Zsófia Hargitai',
    people: ['Zsófia Hargitai'],
    productions: ['standing-waves', 'silence'],
    daysAgo: 40,
    motif: 'waves',
    body: [
      text(
        'Um zwei Uhr nachts ist der Große Saal leer, und er klingt. Zuerst hört man sich selbst, die Jacke, das Blut. Nach zehn Minuten tritt das zurück, und der Raum kommt: ein sehr tiefes Summen, fast ein F, das aus der Lüftung stammt; darüber ein Knacken, wenn das Eichenholz die Wärme des Abends hergibt; und alle vierzig Sekunden, kaum da, ein Atemzug. Das ist das Becken. Die Wand ist anderthalb Meter dick, das Wasser lehnt sich trotzdem daran.',
        'At two in the morning the Grand Hall is empty, and it sounds. First one hears oneself, the jacket, the blood. After ten minutes that recedes and the room comes: a very low hum, almost an F, from the ventilation; above it a cracking, when the oak gives back the warmth of the evening; and every forty seconds, barely there, a breath. That is the basin. The wall is a metre and a half thick, and the water leans against it all the same.',
      ),
      text(
        'Messen kann man das mit einem Luftballon. Man lässt ihn in der Mitte platzen und hört zu, wie der Knall verschwindet: 2,1 Sekunden. Aber die Zahl sagt nur, wie lange. Sie sagt nicht, wohin. In diesem Saal geht der Klang nach oben und kommt von hinten wieder, ein wenig dunkler, als hätte er jemanden getroffen.\n\nFür „Stehende Wellen“ habe ich die Stellen gesucht, an denen sich ein Ton selbst begegnet. Es sind elf. Man erkennt sie daran, dass man stehen bleibt.',
        'One can measure it with a balloon. One bursts it in the middle and listens to the bang disappear: 2.1 seconds. But the figure only says how long. It does not say where to. In this hall sound goes up and comes back from behind, a little darker, as if it had met somebody.\n\nFor ‘Standing Waves’ I looked for the places where a note meets itself. There are eleven. One recognises them because one stops.',
      ),
      headline('Zum Ausprobieren', 'To try for yourself', 3),
      text(
        'Bleiben Sie nach einem Konzert sitzen, bis die Reihe vor Ihnen leer ist. Schließen Sie die Augen. Zählen Sie nicht.',
        'After a concert, stay in your seat until the row in front of you is empty. Close your eyes. Do not count.',
      ),
    ],
  },
  {
    title: both('Achtunddreißig Zeichen für die Liebe', 'Thirty-eight characters for love'),
    summary: both(
      'Ein Übertitel hat zwei Zeilen und sechs Sekunden. Was dabei verloren geht, und was dazukommt, wenn das Publikum vor der Sängerin lacht.',
      'A surtitle has two lines and six seconds. What is lost, and what is gained when the audience laughs before the singer does.',
    ),
    category: 'listening',
    tags: ['translation', 'voice'],
    author: 'Friederike Amsberg',
    productions: ['figaro', 'libretto', 'bluebeard'],
    daysAgo: 54,
    motif: 'lines',
    body: [
      text(
        'In „Herzog Blaubarts Burg“ sagt Judith auf Ungarisch etwas, das wörtlich heißt: „Ich gehe, ich gehe mit dir, Blaubart.“ Es sind sechs Silben Angst und zwei Silben Entschluss. Auf der Tafel über der Bühne stehen achtunddreißig Zeichen zur Verfügung, und sie müssen gelesen sein, ehe die Klarinette antwortet.\n\nIch habe elf Fassungen geschrieben. „Ich folge dir“ ist kurz und gehorsam. „Ich komme mit“ klingt nach Wochenende. In der Probe blieb die Tafel einmal dunkel, ein Fehler der Technik, und alle wussten, was sie sagt. Jetzt bleibt sie an dieser Stelle dunkel.',
        'In ‘Bluebeard’s Castle’ Judith says something in Hungarian that means literally: ‘I go, I go with you, Bluebeard.’ It is six syllables of fear and two of resolve. On the panel above the stage there are thirty-eight characters, and they must have been read before the clarinet answers.\n\nI wrote eleven versions. ‘I follow you’ is short and obedient. ‘I’m coming along’ sounds like the weekend. In rehearsal the panel once stayed dark, a technical fault, and everybody knew what she was saying. Now it stays dark at that point.',
      ),
      headline('Der Witz und sein Licht', 'The joke and its light', 3),
      text(
        'Komödien sind schwieriger. Wer liest, ist schneller als wer singt: Das Publikum lacht, und die Sängerin hat den Witz noch im Mund. Wir schalten Pointen deshalb auf das letzte Wort, mit der Hand, jeden Abend neu. Manchmal dehnt Susanna die Silbe, um uns zu ärgern. Dann stehen dreizehnhundert Menschen, eine Sängerin und ein Finger auf einem Knopf gemeinsam auf einem „ma–“ und warten.',
        'Comedies are harder. Whoever reads is quicker than whoever sings: the audience laughs and the singer still has the joke in her mouth. So we switch punch lines on the last word, by hand, anew every evening. Sometimes Susanna stretches the syllable to tease us. Then twelve hundred people, a singer and a finger on a button stand together on a ‘ma–’ and wait.',
      ),
    ],
  },
  {
    title: both('Mit Kindern ins Konzert: eine Gebrauchsanweisung', 'Taking children to a concert: instructions for use'),
    summary: both(
      'Wann man kommt, wo man sitzt, was man antwortet, wenn es mitten im Adagio fragt, ob die Frau da vorne böse ist.',
      'When to come, where to sit, what to answer when it asks in the middle of the Adagio whether that lady in front is cross.',
    ),
    category: 'listening',
    tags: ['children', 'silence'],
    author: 'Clara Overbeck',
    productions: ['carnival-animals', 'peter-wolf', 'orchestra-taken-apart', 'lying-down'],
    daysAgo: 82,
    motif: 'confetti',
    body: [
      text(
        'Kinder können zuhören. Sie können es sogar länger als Erwachsene, nur nicht in derselben Haltung. Setzen Sie sich an den Rand: nicht, damit Sie schnell hinauskommen, sondern damit man zwischendurch auf der Treppe sitzen kann. Die Treppe hat die beste Sicht.',
        'Children can listen. They can even do it for longer than adults, only not in the same position. Sit at the side: not so as to get out quickly, but so that one can sit on the steps now and then. The steps have the best view.',
      ),
      faq(
        [
          both('Ab welchem Alter?', 'From what age?'),
          both(
            'Ab null, in den Konzerten im Liegen. Ab vier, wenn etwas verschluckt wird. Ab sechs, wenn man danach ein Instrument anfassen darf.',
            'From nought, in the concerts lying down. From four, if something is swallowed. From six, if one may touch an instrument afterwards.',
          ),
        ],
        [
          both('Was, wenn mein Kind laut fragt?', 'What if my child asks aloud?'),
          both(
            'Antworten Sie leise und richtig. „Ist die Frau böse?“ – „Nein, sie zählt.“ Das ist bei einer Paukerin fast immer wahr.',
            'Answer softly and truthfully. ‘Is that lady cross?’ ‘No, she is counting.’ Of a timpanist that is almost always true.',
          ),
        ],
        [
          both('Und wenn es einschläft?', 'And if it falls asleep?'),
          both(
            'Dann hat das Orchester gut gespielt. Im Schlaf hört man weiter; wir haben mehrere Komponisten gefragt.',
            'Then the orchestra has played well. One goes on listening in one’s sleep; we have asked several composers.',
          ),
        ],
        [
          both('Müssen wir bis zum Ende bleiben?', 'Do we have to stay until the end?'),
          both('Nein. Aber das Ende ist oft laut.', 'No. But the end is often loud.'),
        ],
      ),
      text(
        'Nach dem Konzert: nicht fragen, ob es schön war. Fragen, was das Lauteste war. Dann hat man Stoff bis nach Hause.',
        'After the concert: do not ask whether it was nice. Ask what was loudest. That gives you something to talk about all the way home.',
      ),
    ],
  },
];
