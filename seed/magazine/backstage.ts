import { both } from '../content/texts.ts';
import { headline, image, picture, quote, text } from '../pages/write.ts';
import type { ArticleText } from './article.ts';

export const backstage: readonly ArticleText[] = [
  {
    title: both('Von sieben Uhr früh bis zur letzten Fähre', 'From seven in the morning to the last ferry'),
    summary: both(
      'Ein Samstag im Haus, Stunde um Stunde. Am Abend wird Mahler gespielt, am Morgen ein Wasserhahn repariert.',
      'A Saturday in the house, hour by hour. In the evening Mahler is played; in the morning a tap is mended.',
    ),
    category: 'backstage',
    tags: ['time', 'water'],
    author: 'Katharina Lindhorst',
    productions: ['mahler-2'],
    daysAgo: 7,
    motif: 'frames',
    body: [
      headline('7.00', '7.00', 3),
      text(
        'Die Haustechnik schließt auf. In der Künstlergarderobe drei tropft ein Hahn, auf einem eingestrichenen a, wie der Oboist gestern bemerkt hat. Er tropft danach nicht mehr. Der Oboist wird es bedauern.',
        'The building team unlocks. In artists’ dressing room three a tap drips, on the A above middle C, as the oboist remarked yesterday. It no longer drips afterwards. The oboist will be sorry.',
      ),
      headline('9.30', '9.30', 3),
      text(
        'Auf dem Podium werden einhundertacht Stühle gestellt. Nicht nach Plan: nach Markierungen, die nur sieht, wer sie geklebt hat. Die Bratschen bekommen einen halben Stuhl mehr Platz, seit jemand nachgemessen hat, dass Bratschen länger sind.',
        'A hundred and eight chairs are set on the platform. Not according to a plan: according to marks that only those who stuck them can see. The violas get half a chair more room, since somebody measured that violas are longer.',
      ),
      headline('12.00', '12.00', 3),
      text(
        'Generalprobe. Im Saal sitzen vierzig Schülerinnen und Schüler und ein Hund, der Blindenhund der Redakteurin, die das Programmheft schreibt. Er hat Mahlers Erste gehört und gilt als Kenner. Beim Hammerschlag hebt er den Kopf. Es ist die Zweite, es gibt keinen Hammerschlag, es war die Tür.',
        'Dress rehearsal. In the hall sit forty pupils and a dog, the guide dog of the editor who writes the programme book. It has heard Mahler’s First and is considered an expert. At the hammer blow it raises its head. This is the Second, there is no hammer blow; it was the door.',
      ),
      headline('18.30', '18.30', 3),
      text(
        'Einlass. Die ersten sind immer dieselben: ein Ehepaar mit einer Thermoskanne, das auf das Wasser sieht, bis der Gong schlägt.',
        'Doors open. The first are always the same: a couple with a flask who look at the water until the gong.',
      ),
      headline('21.52', '21.52', 3),
      text(
        'Der Schlussakkord steht, die Orgel steht unter ihm, und für einen Moment stehen auch die Leute noch nicht auf. Das ist der Moment, für den das alles gemacht wird. Er dauert heute vier Sekunden. Die Fähre wartet.',
        'The last chord stands, the organ stands beneath it, and for a moment nobody stands up yet. That is the moment for which all this is done. Today it lasts four seconds. The ferry waits.',
      ),
    ],
  },
  {
    title: both('Ein Handschuh, ein Gebiss, eine Geige', 'A glove, a set of teeth, a violin'),
    summary: both(
      'Im Foyer steht eine Ausstellung aus Dingen, die niemand abgeholt hat. Wem sie gehören, weiß die Garderobe; sie sagt es nicht.',
      'In the foyer stands an exhibition of things that nobody collected. The cloakroom knows whose they are; it does not say.',
    ),
    category: 'backstage',
    tags: ['archive'],
    author: 'Miriam Sattlegger',
    people: ['Oskar Feddersen-Lau'],
    productions: ['unclaimed'],
    daysAgo: 26,
    motif: 'grid',
    body: [
      text(
        'Am Ende jedes Abends hängen an den Haken der Garderobe zwei oder drei Dinge, die dort nicht hingehören. Am Ende eines Jahres sind es sechshundert. Die meisten sind Schirme. Schirme zählen nicht, sagt Herr Feddersen-Lau, Schirme sind auf Wanderschaft.\n\nDas andere wird aufgehoben: fünf Jahre lang, in Kartons mit Datum. Ein linker Handschuh aus grünem Leder, nach „Winterreise“. Ein Gebiss, oben, nach „Candide“, in eine Serviette gewickelt, von jemandem, der offenbar sehr gelacht hat. Ein Brief ohne Umschlag, den wir nicht gelesen haben. Ein Brief mit Umschlag, den wir abgeschickt haben.',
        'At the end of every evening two or three things hang on the cloakroom hooks that do not belong there. By the end of a year there are six hundred. Most of them are umbrellas. Umbrellas do not count, says Mr Feddersen-Lau; umbrellas are passing through.\n\nThe rest is kept: for five years, in boxes with a date. A left glove of green leather, after ‘Winterreise’. A set of teeth, upper, after ‘Candide’, wrapped in a napkin, from somebody who had evidently laughed a great deal. A letter without an envelope, which we have not read. A letter in an envelope, which we posted.',
      ),
      quote(
        both(
          'Wer einen Schirm vergisst, kommt wieder. Wer eine Geige vergisst, muss sehr glücklich gewesen sein.',
          'Whoever forgets an umbrella comes back. Whoever forgets a violin must have been very happy.',
        ),
        both('Oskar Feddersen-Lau', 'Oskar Feddersen-Lau'),
      ),
      text(
        'Die Geige lag im März 2022 unter Haken 114. Im Kasten ein Kolophonium, ein Taschentuch und eine Karte für Reihe 7. Wir haben den Platz angeschrieben; er war bar bezahlt worden. Sie ist kein kostbares Instrument. Sie ist gestimmt. Eine Kollegin stimmt sie jeden ersten Montag im Monat, damit sie es merkt, wenn jemand kommt.',
        'The violin lay under hook 114 in March 2022. In the case some rosin, a handkerchief and a ticket for row seven. We wrote to the seat; it had been paid for in cash. It is not a precious instrument. It is in tune. A colleague tunes it on the first Monday of every month, so that it will notice if somebody comes.',
      ),
    ],
  },
  {
    title: both('Das Zeichen vor dem Zeichen', 'The cue before the cue'),
    summary: both(
      'Am Inspizientenpult hat jedes Wort eine Uhrzeit. Über einen Beruf, dessen höchstes Lob darin besteht, dass nichts geschieht.',
      'At the stage manager’s desk every word has a time. On a profession whose highest praise is that nothing happens.',
    ),
    category: 'backstage',
    tags: ['time', 'voice'],
    author: 'Friederike Amsberg',
    productions: ['figaro', 'turn-of-the-screw'],
    daysAgo: 68,
    motif: 'lines',
    body: [
      text(
        '„Achtung für Licht vierzehn.“ Pause. „Und – vierzehn.“ Zwischen beiden Sätzen liegen nie weniger als vier Sekunden und nie mehr als acht. Wer „Achtung“ hört, legt den Finger auf den Knopf. Wer „und“ hört, atmet ein. Gedrückt wird auf die Zahl.\n\nIm „Figaro“ sind es dreihundertelf Zeichen: Licht, Vorhang, Auftritt links, Auftritt rechts, Ohrfeige. Die Ohrfeige hat ein Zeichen, weil der Bariton im vierten Akt mit dem Rücken zu seiner Susanna steht. Ein kleines rotes Licht in der Kulisse sagt ihm, wann er überrascht zu sein hat.',
        '‘Stand by lights fourteen.’ Pause. ‘And – fourteen.’ Between the two there are never fewer than four seconds and never more than eight. Whoever hears ‘stand by’ puts a finger on the button. Whoever hears ‘and’ breathes in. One presses on the number.\n\nIn ‘Figaro’ there are three hundred and eleven cues: lights, curtain, enter left, enter right, slap. The slap has a cue because in the fourth act the baritone stands with his back to his Susanna. A little red light in the wings tells him when to be surprised.',
      ),
      text(
        'Alles steht in einem Klavierauszug, mit Bleistift. Bleistift, weil sich Regisseurinnen bis zur Premiere umentscheiden, und weil ein Klavierauszug hier fünf Inszenierungen überlebt. Unter dem Rot des neuen „Figaro“ schimmert der von 2020, darunter einer aus einem Stadttheater, das es nicht mehr gibt. Auf Seite 212 steht in drei Handschriften übereinander dasselbe Wort: „Warten“.',
        'Everything is written in a vocal score, in pencil. Pencil, because directors change their minds until the first night, and because a vocal score here outlives five productions. Beneath the marks of the new ‘Figaro’ gleams the one of 2020, and beneath that one from a municipal theatre that no longer exists. On page 212 the same word stands in three hands on top of each other: ‘Wait’.',
      ),
    ],
  },
  {
    title: both('Vierhundert Bögen, ein Blatt', 'Four hundred bowings, one sheet'),
    summary: both(
      'In der Notenbibliothek wird radiert. Was einmal in einer Stimme stand, bleibt eine Weile darin.',
      'In the music library people rub out. What once stood in a part remains in it for a while.',
    ),
    category: 'backstage',
    tags: ['archive', 'craft'],
    author: 'Simon Adeyinka',
    people: ['Marlene Quast'],
    productions: ['bruckner-7', 'sibelius-5'],
    daysAgo: 103,
    motif: 'lines',
    body: [
      text(
        'Sechs Wochen vor dem Konzert kommen die Noten. Manche sind gekauft, die meisten geliehen, und geliehene Noten sind Tagebücher. In einer Cellostimme zu Bruckner stehen die Strichbezeichnungen von elf Orchestern, dazu ein Einkaufszettel (Eier, Kolophonium) und am Rand des Adagios in feiner Schrift: „Hier hat K. geweint, 7. 4. 83.“\n\nAlles kommt heraus. So steht es im Leihvertrag, und so ist es Sitte: Man gibt Noten leer zurück, damit der Nächste selbst entscheidet. Zwei Menschen radieren dafür eine Woche lang. Sie benutzen weiße Radierer einer japanischen Marke und, für Kugelschreiber, ein Wort, das wir nicht drucken.',
        'Six weeks before the concert the music comes. Some of it has been bought, most of it hired, and hired parts are diaries. In a cello part for Bruckner stand the bowings of eleven orchestras, a shopping list (eggs, rosin) and, in the margin of the Adagio, in a fine hand: ‘K. wept here, 7 April 83.’\n\nEverything comes out. The hire agreement says so, and so does custom: one gives parts back empty, so that the next player may decide. Two people rub out for a week. They use white erasers of a Japanese make and, for ballpoint, a word that we do not print.',
      ),
      text(
        'Dann kommt Marlene Quast, die Solocellistin, und trägt die neuen Striche ein: Abstrich, Aufstrich, wo gewechselt wird, damit zehn Celli atmen wie eines. Vierhundert Zeichen für eine Sinfonie. Die Stelle im Adagio lässt sie frei. „Die wissen wir.“\n\nUnd K.? Steht noch da. Man hat es versucht, aber das Papier war an dieser Stelle schon dünn.',
        'Then comes Marlene Quast, the principal cellist, and enters the new bowings: down, up, where to change, so that ten cellos breathe like one. Four hundred marks for a symphony. The passage in the Adagio she leaves free. ‘We know that one.’\n\nAnd K.? Still there. They tried, but the paper had already grown thin at that spot.',
      ),
      image(
        picture(
          'lines',
          both('Eine Stimme, elf Orchester', 'One part, eleven orchestras'),
          both('Linien wie übereinandergeschriebene Bogenstriche', 'Lines like bowings written on top of each other'),
        ),
      ),
    ],
  },
];
