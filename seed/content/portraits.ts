import type { Looks } from './looks.ts';
import type { EnsembleName, PersonName } from './people.ts';
import { type Both, both } from './texts.ts';

/** Of an ensemble nobody in particular is shown. */
type Portrait = { readonly biography: Both } & (
  | { readonly name: PersonName; readonly looks: Looks }
  | { readonly name: EnsembleName; readonly looks?: undefined }
);

export const portraits: readonly Portrait[] = [
  {
    name: 'Katharina Lindhorst',
    looks: { skin: 0, hair: 'bob', tone: 'grey', jaw: 'soft', glasses: true },
    biography: both(
      'Katharina Lindhorst leitet das Haus seit acht Spielzeiten. Sie ist Juristin und war vorher Disponentin, was man den Spielplänen ansieht: Es bleibt selten ein Abend leer.',
      'Katharina Lindhorst has run the house for eight seasons. She trained as a lawyer and was a planner before that, as the calendar shows: an evening is rarely left empty.',
    ),
  },
  {
    name: 'Ida Nørgaard',
    looks: { skin: 0, hair: 'swept', tone: 'blond', jaw: 'soft' },
    biography: both(
      'Ida Nørgaard ist Chefdirigentin des Orchesters am Ostkai. Sie begann als Hornistin in Aarhus und dirigiert bis heute am liebsten Partituren, in denen die Hörner lange zu warten haben.',
      'Ida Nørgaard is chief conductor of the Orchester am Ostkai. She began as a horn player in Aarhus and still prefers to conduct scores in which the horns have a long time to wait.',
    ),
  },
  {
    name: 'Friederike Amsberg',
    looks: { skin: 0, hair: 'bun', tone: 'brown', jaw: 'soft', glasses: true },
    biography: both(
      'Friederike Amsberg ist Dramaturgin für Oper und Schauspiel. Sie schreibt die Einführungen, die montags im Foyer und vor den Premieren zu hören sind, und kürzt sie bis zuletzt.',
      'Friederike Amsberg is dramaturg for opera and drama. She writes the introductions heard in the foyer and before first nights, and goes on shortening them until the last moment.',
    ),
  },
  {
    name: 'Simon Adeyinka',
    looks: { skin: 4, hair: 'short', tone: 'black', jaw: 'square', beard: 'short', glasses: true },
    biography: both(
      'Simon Adeyinka plant die Konzerte und die Akademie am Kai. Er spielt Cembalo, aber nicht öffentlich.',
      'Simon Adeyinka plans the concerts and the Quay Academy. He plays the harpsichord, though not in public.',
    ),
  },
  {
    name: 'Clara Overbeck',
    looks: { skin: 0, hair: 'long', tone: 'red', jaw: 'soft', earring: true },
    biography: both(
      'Clara Overbeck verantwortet das Programm für Kinder und Familien. Sie hat Bratsche und Grundschullehramt studiert und findet, dass beides dasselbe verlangt.',
      'Clara Overbeck is responsible for children and families. She studied the viola and primary teaching and finds that both demand the same thing.',
    ),
  },
  {
    name: 'Malte Reinshagen',
    looks: { skin: 1, hair: 'none', tone: 'grey', jaw: 'square', beard: 'short', isOld: true },
    biography: both(
      'Malte Reinshagen ist Technischer Direktor. Er kam als Seilschlosser ins Haus und kennt von jedem Zug das Geräusch.',
      'Malte Reinshagen is technical director. He came to the house as a rigger and knows every line by its sound.',
    ),
  },
  {
    name: 'Nele Brinkama',
    looks: { skin: 0, hair: 'bob', tone: 'blond', jaw: 'soft' },
    biography: both(
      'Nele Brinkama führt seit der Eröffnung durch das Haus. Ihr Großvater hat in denselben Räumen Apfelsinen sortiert.',
      'Nele Brinkama has led tours of the house since it opened. Her grandfather sorted oranges in the same rooms.',
    ),
  },
  {
    name: 'Hauke Petersohn',
    looks: { skin: 1, hair: 'short', tone: 'white', jaw: 'square', beard: 'full', isOld: true },
    biography: both(
      'Hauke Petersohn fuhr zwanzig Jahre zur See und führt nun auf Englisch durch das Haus, gelegentlich auch auf Portugiesisch.',
      'Hauke Petersohn spent twenty years at sea and now leads tours in English, and on occasion in Portuguese.',
    ),
  },
  {
    name: 'Miriam Sattlegger',
    looks: { skin: 0, hair: 'bun', tone: 'grey', jaw: 'soft', glasses: true, isOld: true },
    biography: both(
      'Miriam Sattlegger betreut das Archiv. Sie hat an der Geschichte der Theaterzettel gearbeitet und liest noch immer zuerst das Kleingedruckte.',
      'Miriam Sattlegger looks after the archive. She has worked on the history of the playbill and still reads the small print first.',
    ),
  },
  {
    name: 'Oskar Feddersen-Lau',
    looks: { skin: 0, hair: 'swept', tone: 'dark', jaw: 'square', beard: 'moustache' },
    biography: both(
      'Oskar Feddersen-Lau leitet den Besucherservice. Wer ihn sucht, findet ihn eine halbe Stunde vor jeder Vorstellung an der Treppe.',
      'Oskar Feddersen-Lau heads visitor services. Half an hour before every performance he can be found by the stairs.',
    ),
  },
  {
    name: 'Ottilie Brandis',
    looks: { skin: 0, hair: 'curls', tone: 'white', jaw: 'soft', isOld: true },
    biography: both(
      'Ottilie Brandis ist seit zwanzig Jahren Organistin des Hauses. Sie stimmt die Zungenpfeifen selbst.',
      'Ottilie Brandis has been organist of the house for twenty years. She tunes the reeds herself.',
    ),
  },
  {
    name: 'Matteo Scandella',
    looks: { skin: 1, hair: 'curls', tone: 'dark', jaw: 'square', beard: 'short' },
    biography: both(
      'Matteo Scandella ist Erster Gastdirigent. Er stammt aus Bergamo, hat in Wien studiert und dirigiert Bruckner ohne Taktstock.',
      'Matteo Scandella is principal guest conductor. He comes from Bergamo, studied in Vienna and conducts Bruckner without a baton.',
    ),
  },
  {
    name: 'Keiko Harumoto',
    looks: { skin: 1, hair: 'bob', tone: 'black', jaw: 'soft' },
    biography: both(
      'Keiko Harumoto dirigiert neue Musik und alles, was einmal neue Musik war. Am Ostkai leitet sie die Reihe „Gegenwart“.',
      'Keiko Harumoto conducts new music and everything that was once new music. At Ostkai she directs the series ‘Present Tense’.',
    ),
  },
  {
    name: 'Adaeze Okwuosa',
    looks: { skin: 5, hair: 'cloud', tone: 'black', jaw: 'soft', earring: true },
    biography: both(
      'Adaeze Okwuosa wuchs in Leeds auf und arbeitete als Repetitorin, bevor sie selbst ans Pult ging. Sie moderiert ihre Konzerte, wenn man sie lässt.',
      'Adaeze Okwuosa grew up in Leeds and worked as a répétiteur before taking to the podium herself. She introduces her own concerts when permitted.',
    ),
  },
  {
    name: 'Vilma Rautanen',
    looks: { skin: 0, hair: 'long', tone: 'grey', jaw: 'soft', isOld: true },
    biography: both(
      'Vilma Rautanen leitet den Chor am Ostkai. Im Foyer übt sie mit allen, die kommen.',
      'Vilma Rautanen directs the Chor am Ostkai. In the foyer she rehearses with anyone who turns up.',
    ),
  },
  {
    name: 'Lucienne Aubrac',
    looks: { skin: 1, hair: 'curls', tone: 'brown', jaw: 'soft', earring: true },
    biography: both(
      'Lucienne Aubrac gründete Le Jardin Inverse mit neun Freunden und einem geliehenen Cembalo. Das Cembalo hat sie inzwischen zurückgegeben.',
      'Lucienne Aubrac founded Le Jardin Inverse with nine friends and a borrowed harpsichord. The harpsichord has since been returned.',
    ),
  },
  {
    name: 'Hanna Brockdorf',
    looks: { skin: 0, hair: 'short', tone: 'dark', jaw: 'soft', glasses: true },
    biography: both(
      'Hanna Brockdorf inszeniert Oper und Schauspiel. Sie beginnt jede Arbeit mit einem Grundriss und hört manchmal auch damit auf.',
      'Hanna Brockdorf stages opera and drama. She begins every production with a floor plan and sometimes ends with one.',
    ),
  },
  {
    name: 'Noor van Elsloo',
    looks: { skin: 2, hair: 'long', tone: 'black', jaw: 'soft' },
    biography: both(
      'Noor van Elsloo kommt vom Hörspiel und arbeitet am liebsten im Studio, wo man die Leute atmen hört.',
      'Noor van Elsloo comes from radio drama and likes best to work in the Studio, where you can hear people breathe.',
    ),
  },
  {
    name: 'Sira Diabonté',
    looks: { skin: 5, hair: 'short', tone: 'black', jaw: 'soft', earring: true },
    biography: both(
      'Sira Diabonté leitet die Compagnie Marée Basse in der Bretagne. Ihre Stücke beginnen mit einem Material und enden, wenn es aufgebraucht ist.',
      'Sira Diabonté directs Compagnie Marée Basse in Brittany. Her pieces start with a material and end when it is used up.',
    ),
  },
  {
    name: 'Anselm Rieth',
    looks: { skin: 0, hair: 'swept', tone: 'brown', jaw: 'square', beard: 'short' },
    biography: both(
      'Anselm Rieth ist Hauschoreograf von Tanz am Ostkai. Er war Beleuchter, ehe er tanzte.',
      'Anselm Rieth is resident choreographer of Tanz am Ostkai. He was a lighting technician before he danced.',
    ),
  },
  {
    name: 'Katla Ormsdóttir',
    looks: { skin: 0, hair: 'long', tone: 'blond', jaw: 'soft' },
    biography: both(
      'Katla Ormsdóttir lebt in Reykjavík und Antwerpen. Sie choreografiert fast nur zu Musik, die niemand für den Tanz geschrieben hat.',
      'Katla Ormsdóttir lives in Reykjavík and Antwerp. She choreographs almost exclusively to music that nobody wrote for dancing.',
    ),
  },
  {
    name: 'Yunseo Baek',
    looks: { skin: 1, hair: 'long', tone: 'black', jaw: 'soft' },
    biography: both(
      'Die Sopranistin Yunseo Baek gehört seit drei Spielzeiten zum Ensemble. Sie sang hier unter anderem die Gouvernante und Mahlers Auferstehung.',
      'The soprano Yunseo Baek has been a member of the company for three seasons. Her parts here include the Governess and Mahler’s ‘Resurrection’.',
    ),
  },
  {
    name: 'Dorothea Lüders',
    looks: { skin: 0, hair: 'bun', tone: 'red', jaw: 'soft', earring: true },
    biography: both(
      'Dorothea Lüders kam als Liedsängerin und blieb als Judith. Im August unterrichtet sie an der Akademie am Kai.',
      'Dorothea Lüders came as a song recitalist and stayed as Judith. In August she teaches at the Quay Academy.',
    ),
  },
  {
    name: 'Amadou Sarrazin',
    looks: { skin: 5, hair: 'short', tone: 'black', jaw: 'square', beard: 'full' },
    biography: both(
      'Amadou Sarrazin, Bariton, hat über Wilhelm Müller promoviert. Es ist keine Voraussetzung für die „Winterreise“, aber es schadet nicht.',
      'Amadou Sarrazin, baritone, wrote his doctorate on Wilhelm Müller. It is not a requirement for ‘Winterreise’, but it does no harm.',
    ),
  },
  {
    name: 'Zora Velimirov',
    looks: { skin: 1, hair: 'curls', tone: 'black', jaw: 'soft', earring: true },
    biography: both(
      'Zora Velimirov singt Jazz und Weill und die Lieder ihrer Großmutter. Sie lebt mit ihrem Quintett in zwei benachbarten Häusern.',
      'Zora Velimirov sings jazz, Weill and her grandmother’s songs. She and her quintet live in two neighbouring houses.',
    ),
  },
  {
    name: 'Elif Sarandal',
    looks: { skin: 1, hair: 'long', tone: 'dark', jaw: 'soft' },
    biography: both(
      'Die Pianistin Elif Sarandal stimmt ihr Instrument für jedes Programm anders. Auf Reisen begleitet sie ein Klaviertechniker.',
      'The pianist Elif Sarandal has her instrument tuned differently for every programme. She travels with a piano technician.',
    ),
  },
  {
    name: 'Takumi Isobara',
    looks: { skin: 1, hair: 'swept', tone: 'black', jaw: 'square', glasses: true },
    biography: both(
      'Takumi Isobara spielt Schubert im Kammersaal und sein eigenes Trio im Studio. Er sagt, es sei derselbe Anschlag.',
      'Takumi Isobara plays Schubert in the Chamber Hall and with his own trio in the Studio. He says the touch is the same.',
    ),
  },
  {
    name: 'Freya Lindqvarn',
    looks: { skin: 0, hair: 'bun', tone: 'blond', jaw: 'soft' },
    biography: both(
      'Freya Lindqvarn ist Konzertmeisterin von Le Jardin Inverse. Sie spielt eine namenlose Geige aus Tirol.',
      'Freya Lindqvarn leads Le Jardin Inverse. She plays an anonymous violin from the Tyrol.',
    ),
  },
  {
    name: 'Marlene Quast',
    looks: { skin: 0, hair: 'bob', tone: 'brown', jaw: 'soft' },
    biography: both(
      'Marlene Quast ist Solocellistin des Orchesters am Ostkai. In „Die Wellen“ spielt sie außerdem eine der sechs Stimmen.',
      'Marlene Quast is principal cellist of the Orchester am Ostkai. In ‘The Waves’ she also plays one of the six voices.',
    ),
  },
  {
    name: 'Zsófia Hargitai',
    looks: { skin: 0, hair: 'swept', tone: 'dark', jaw: 'soft', glasses: true },
    biography: both(
      'Zsófia Hargitai baut Instrumente aus Räumen. „Stehende Wellen“ ist ihre dritte Arbeit für das Haus.',
      'Zsófia Hargitai makes instruments out of rooms. ‘Standing Waves’ is her third work for the house.',
    ),
  },
  {
    name: 'Orchester am Ostkai',
    biography: both(
      'Das Orchester am Ostkai hat einundachtzig Mitglieder aus dreiundzwanzig Ländern und seit der Eröffnung des Hauses hier seinen Sitz.',
      'The Orchester am Ostkai has eighty-one members from twenty-three countries and has been resident here since the house opened.',
    ),
  },
  {
    name: 'Ensemble Querkante',
    biography: both(
      'Ensemble Querkante spielt neue Musik in Besetzungen von zwei bis neunzehn und jedes Stück mindestens zweimal.',
      'Ensemble Querkante plays new music in formations of two to nineteen, and every piece at least twice.',
    ),
  },
];
