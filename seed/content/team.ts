import type { EnsembleName, PersonName } from './people.ts';
import { type Both, both } from './texts.ts';

/** The team by category, in the order in which its page names them, each with what they do. */
export const team: readonly { readonly name: Both; readonly members: readonly (readonly [PersonName | EnsembleName, Both])[] }[] = [
  {
    name: both('Leitung und Dramaturgie', 'Direction and dramaturgy'),
    members: [
      ['Katharina Lindhorst', both('Intendantin', 'Artistic director')],
      ['Friederike Amsberg', both('Dramaturgin für Oper und Schauspiel', 'Dramaturg, opera and drama')],
      ['Simon Adeyinka', both('Leiter Konzert und Akademie', 'Head of concerts and academy')],
      ['Clara Overbeck', both('Leiterin Junges Publikum', 'Head of young audiences')],
    ],
  },
  {
    name: both('Haus und Technik', 'House and technical department'),
    members: [
      ['Malte Reinshagen', both('Technischer Direktor', 'Technical director')],
      ['Oskar Feddersen-Lau', both('Leiter Besucherservice', 'Head of visitor services')],
      ['Miriam Sattlegger', both('Archiv', 'Archive')],
      ['Nele Brinkama', both('Führungen', 'Guided tours')],
      ['Hauke Petersohn', both('Führungen auf Englisch', 'Guided tours in English')],
    ],
  },
  {
    name: both('Am Pult', 'On the podium'),
    members: [
      ['Ida Nørgaard', both('Chefdirigentin', 'Chief conductor')],
      ['Matteo Scandella', both('Erster Gastdirigent', 'Principal guest conductor')],
      ['Keiko Harumoto', both('Leiterin der Reihe „Gegenwart“', 'Director of the series ‘Present Tense’')],
      ['Adaeze Okwuosa', both('Dirigentin', 'Conductor')],
      ['Vilma Rautanen', both('Leiterin des Chors am Ostkai', 'Director of the Chor am Ostkai')],
      ['Lucienne Aubrac', both('Leiterin von Le Jardin Inverse', 'Director of Le Jardin Inverse')],
    ],
  },
  {
    name: both('Regie und Choreografie', 'Stage directors and choreographers'),
    members: [
      ['Hanna Brockdorf', both('Regie', 'Stage director')],
      ['Noor van Elsloo', both('Regie', 'Stage director')],
      ['Anselm Rieth', both('Hauschoreograf', 'House choreographer')],
      ['Sira Diabonté', both('Choreografie', 'Choreographer')],
      ['Katla Ormsdóttir', both('Choreografie', 'Choreographer')],
    ],
  },
  {
    name: both('Stimmen', 'Voices'),
    members: [
      ['Yunseo Baek', both('Sopran', 'Soprano')],
      ['Dorothea Lüders', both('Mezzosopran', 'Mezzo-soprano')],
      ['Amadou Sarrazin', both('Bariton', 'Baritone')],
      ['Zora Velimirov', both('Gesang', 'Vocals')],
    ],
  },
  {
    name: both('An den Instrumenten', 'Instrumentalists'),
    members: [
      ['Ottilie Brandis', both('Organistin des Hauses', 'Organist of the house')],
      ['Elif Sarandal', both('Klavier', 'Piano')],
      ['Takumi Isobara', both('Klavier', 'Piano')],
      ['Freya Lindqvarn', both('Violine', 'Violin')],
      ['Marlene Quast', both('Solocellistin', 'Principal cello')],
      ['Zsófia Hargitai', both('Klanginstallationen', 'Sound installations')],
    ],
  },
  {
    name: both('Ensembles', 'Ensembles'),
    members: [
      ['Orchester am Ostkai', both('Orchester des Hauses', 'Orchestra of the house')],
      ['Ensemble Querkante', both('Ensemble für neue Musik', 'Ensemble for new music')],
    ],
  },
];
