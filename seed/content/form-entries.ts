type DemoEntry = {
  form: string;
  daysAgo: number;
  time: string;
  language: 'de' | 'en';
  status: 'new' | 'done';
  note: string;
  answers: Readonly<Record<string, unknown>>;
};

export const demoEntries: readonly DemoEntry[] = [
  {
    form: 'contact',
    daysAgo: 1,
    time: '21:14',
    language: 'de',
    status: 'new',
    note: '',
    answers: {
      thema: 'karten',
      bestellnummer: 'OK-204417',
      nachricht: 'Guten Abend,\nich habe zwei Karten für den falschen Tag gekauft. Kann ich sie tauschen?',
      name: 'Ines Feldkamp',
      email: 'ines.feldkamp@beispiel.example',
    },
  },
  {
    form: 'contact',
    daysAgo: 2,
    time: '09:40',
    language: 'en',
    status: 'new',
    note: '',
    answers: {
      thema: 'besuch',
      nachricht: 'Is there a place to leave two bicycles with trailers during the family concert?',
      name: 'Tom Aldridge',
      email: 'tom.aldridge@example.example',
    },
  },
  {
    form: 'contact',
    daysAgo: 6,
    time: '16:02',
    language: 'de',
    status: 'done',
    note: 'Am Telefon geklärt.',
    answers: {
      thema: 'programm',
      nachricht: 'Wird das Nachtkonzert im Frühjahr wiederholt?',
      name: 'Karl-Heinz Brüning',
      email: 'kh.bruening@beispiel.example',
    },
  },
];
