import { both } from '../content/texts.ts';
import { headline, quote, text } from '../pages/write.ts';
import type { ArticleText } from './article.ts';

export const conversations: readonly ArticleText[] = [
  {
    title: both('Achtundfünfzig Register', 'Fifty-eight stops'),
    preline: both('Ottilie Brandis im Gespräch', 'Ottilie Brandis in conversation'),
    summary: both(
      'Die Organistin des Hauses über Pfeifen, die man nur im Winter hört, und über das Üben in einem Saal, in dem sonst niemand ist.',
      'The organist of the house on pipes that can be heard only in winter, and on practising in a hall with nobody else in it.',
    ),
    category: 'conversation',
    tags: ['organ', 'silence', 'craft'],
    author: 'Simon Adeyinka',
    people: ['Ottilie Brandis'],
    productions: ['organ-hour'],
    daysAgo: 4,
    leads: true,
    motif: 'bars',
    body: [
      text(
        'Ottilie Brandis kommt um sechs. Um diese Zeit gehört ihr der Große Saal: 1.540 leere Plätze, ein Notlicht, der Wind in der Lüftung. Wir treffen sie um halb neun, da hat sie die Pedale schon eingeräumt.\n\n**Frau Brandis, welches Register mögen Sie am wenigsten?**\n\nDie Vox humana, die menschliche Stimme. Sie klingt nach allem Möglichen, nach Ziege vor allem. Ich habe sie zwanzig Jahre lang gemieden. Seit dem vorigen Winter weiß ich, was sie braucht: Abstand. Man muss sie allein lassen, dann fängt sie an zu sprechen.',
        'Ottilie Brandis comes at six. At that hour the Grand Hall is hers: 1,540 empty seats, an emergency light, the wind in the ventilation. We meet her at half past eight, when she has already cleared away the pedals.\n\n**Ms Brandis, which stop do you like least?**\n\nThe vox humana, the human voice. It sounds like all sorts of things, mostly like a goat. I avoided it for twenty years. Since last winter I have known what it needs: distance. One has to leave it alone, and then it begins to speak.',
      ),
      text(
        '**Sie sagen, es gebe Pfeifen, die man nur im Winter hört.**\n\nDie tiefsten. Der längste Ton ist knapp zehn Meter hoch und schwingt sechzehnmal in der Sekunde; das hört man nicht, das spürt man im Stuhl. Im Sommer ist die Luft feucht, die Kleider sind dünn und das Publikum warm, da verschwindet er. Im Januar, wenn alle Wolle tragen und der Saal trocken ist, steht er plötzlich im Raum wie ein Möbel.\n\n**Und wie übt man so etwas?**\n\nMan übt das Warten. Von der Taste bis zur Pfeife vergeht Zeit, von der Pfeife bis zur letzten Reihe noch einmal fast eine Zehntelsekunde. Wer auf den eigenen Klang wartet, wird langsamer und langsamer. Man muss spielen, als wäre man taub, und hören, als spielte ein anderer.',
        '**You say there are pipes that can be heard only in winter.**\n\nThe lowest ones. The longest is almost ten metres tall and vibrates sixteen times a second; one does not hear that, one feels it in the chair. In summer the air is damp, clothes are thin and the audience is warm, and it disappears. In January, when everybody wears wool and the hall is dry, it suddenly stands in the room like a piece of furniture.\n\n**How does one practise that?**\n\nOne practises waiting. It takes time from the key to the pipe, and almost a tenth of a second more from the pipe to the last row. Whoever waits for their own sound grows slower and slower. You have to play as if you were deaf and listen as if someone else were playing.',
      ),
      quote(
        both('Eine Orgel ist das einzige Instrument, in dem man wohnen könnte.', 'An organ is the only instrument one could live in.'),
        both('Ottilie Brandis', 'Ottilie Brandis'),
      ),
      text(
        '**Wer hört Ihnen morgens zu?**\n\nDie Orgel. Das ist nicht so dahingesagt. Sie steht seit 2019 in diesem Saal und hat sich an ihn gewöhnt wie an eine Wohnung: Im ersten Winter sind sechs Tasten hängen geblieben, im zweiten zwei, seit dem vierten keine mehr. Holz merkt sich, wo es ist.\n\nUnd Frau Wolter vom Reinigungsdienst. Sie stellt um sieben den Sauger ab, wenn ich Bach spiele, und lässt ihn an, wenn ich Reger spiele. Wir haben nie darüber gesprochen. Seit ich es bemerkt habe, übe ich Reger anders.\n\n**Was geschieht, wenn etwas schiefgeht?**\n\nDann heult es. Ein Ventil klemmt, und ein Ton hört nicht mehr auf. In einem Konzert war es ein leises Fis, vierzig Minuten lang. Ich habe alles Weitere danach ausgesucht: eine Fuge in h-Moll statt der in C, die Zugabe mit dem Fis als Orgelpunkt. Hinterher kam ein Herr an den Spieltisch und sagte, so streng gebaut habe er ein Programm selten gehört. Ich habe mich bedankt.\n\n**Man sieht Sie im Konzert kaum. Stört Sie das?**\n\nIm Gegenteil. Ein Geiger verbeugt sich mit dem Gesicht, ich mit dem Rücken. Vom Spieltisch führen zwei Kameras nach vorn, damit das Publikum die Füße sieht; darum hat man mich gebeten, und seitdem besitze ich drei Paar Schuhe. Aber das Instrument ist so groß, dass die Leute von selbst nach oben schauen. Sie suchen den Menschen und finden die Pfeifen. Das ist die richtige Reihenfolge.',
        '**Who listens to you in the mornings?**\n\nThe organ. I do not say that lightly. It has stood in this hall since 2019 and has grown used to it as one does to a flat: in the first winter six keys stuck, in the second two, since the fourth none. Wood remembers where it is.\n\nAnd Ms Wolter, who cleans. At seven she switches the vacuum cleaner off if I am playing Bach, and leaves it on if I am playing Reger. We have never spoken about it. Since I noticed, I have practised Reger differently.\n\n**What happens when something goes wrong?**\n\nIt howls. A valve sticks, and a note will not stop. In one concert it was a soft F sharp, for forty minutes. I chose everything else to suit it: a fugue in B minor instead of the one in C, the encore with the F sharp as a pedal point. Afterwards a gentleman came up to the console and said he had seldom heard a programme so strictly built. I thanked him.\n\n**One hardly sees you in a concert. Does that bother you?**\n\nOn the contrary. A violinist bows with the face, I bow with my back. Two cameras lead from the console to the front, so that the audience can see the feet; I was asked for that, and have owned three pairs of shoes ever since. But the instrument is so large that people look up by themselves. They search for the person and find the pipes. That is the right order.',
      ),
      text(
        '**Was spielen Sie, wenn niemand da ist?**\n\nTonleitern. Und manchmal, gegen acht, einen Schlager von 1962, den mein Vater gepfiffen hat. Mit allen achtundfünfzig Registern. Der Reinigungsdienst kennt ihn inzwischen.',
        '**What do you play when nobody is there?**\n\nScales. And sometimes, towards eight, a hit of 1962 that my father used to whistle. With all fifty-eight stops. The cleaners know it by now.',
      ),
    ],
  },
  {
    title: both('Lange warten können', 'Knowing how to wait'),
    preline: both('Ida Nørgaard im Gespräch', 'Ida Nørgaard in conversation'),
    summary: both(
      'Die Chefdirigentin begann als Hornistin. Was man in 187 Takten Pause lernt, hat sie auf das Pult mitgenommen.',
      'The chief conductor began as a horn player. What one learns during 187 bars’ rest she has taken to the podium with her.',
    ),
    category: 'conversation',
    tags: ['time', 'silence'],
    author: 'Friederike Amsberg',
    people: ['Ida Nørgaard', 'Orchester am Ostkai'],
    productions: ['mahler-2', 'open-rehearsal'],
    daysAgo: 19,
    motif: 'arcs',
    body: [
      text(
        '**Sie haben zwölf Jahre im Orchester gesessen. Was sieht man von hinten?**\n\nDie Schultern. Man lernt, an Schultern zu erkennen, wie ein Abend wird. Wenn die zweiten Geigen sie beim Auftakt hochziehen, wird es zu schnell. Vorne sieht man das nicht, da sieht man Gesichter, und Gesichter sind höflich.\n\n**Und was hört man in 187 Takten Pause?**\n\nAlles. Das ist das Geheimnis der Hornisten: Wir sind die Einzigen, die das Stück kennen. Die anderen haben zu tun. Ich habe in Aarhus die Sinfonien von Bruckner gehört, nicht gespielt. Wenn mein Einsatz kam, war er die Antwort auf etwas, das eine halbe Stunde vorher gefragt worden war.',
        '**You sat in an orchestra for twelve years. What does one see from the back?**\n\nShoulders. You learn to tell from shoulders what sort of evening it will be. When the second violins raise theirs at the upbeat, it is going to be too fast. You do not see that from the front; from there you see faces, and faces are polite.\n\n**And what does one hear during 187 bars’ rest?**\n\nEverything. That is the secret of horn players: we are the only ones who know the piece. The others are busy. In Aarhus I heard Bruckner’s symphonies rather than played them. When my entry came it was the answer to something that had been asked half an hour before.',
      ),
      text(
        '**In Mahlers Zweiter warten Sie nun mit dem ganzen Orchester.**\n\nNach dem ersten Satz steht in der Partitur: eine Pause von mindestens fünf Minuten. Kaum jemand macht sie. Wir machen sie. In der Probe haben wir die Uhr laufen lassen, das war nicht auszuhalten; nach zwei Minuten hat ein Kollege angefangen, seine Posaune zu putzen. Nach vier Minuten wurde es still, wirklich still, und da habe ich verstanden, warum fünf.\n\n**Was soll das Publikum in diesen fünf Minuten tun?**\n\nNichts. Das kann man hier einmal im Jahr umsonst bekommen.',
        '**In Mahler’s Second you now wait with the whole orchestra.**\n\nAfter the first movement the score says: a pause of at least five minutes. Hardly anybody makes it. We make it. In rehearsal we let the clock run and it was unbearable; after two minutes a colleague began to clean his trombone. After four it fell quiet, really quiet, and then I understood why five.\n\n**What is the audience to do during those five minutes?**\n\nNothing. Once a year one can have that here for free.',
      ),
    ],
  },
  {
    title: both('Derselbe Anschlag', 'The same touch'),
    preline: both('Takumi Isobara im Gespräch', 'Takumi Isobara in conversation'),
    summary: both(
      'Um acht Schubert im Kammersaal, um elf das eigene Trio im Studio: ein Pianist über zwei Treppen und einen Anzug.',
      'Schubert in the Chamber Hall at eight, his own trio in the Studio at eleven: a pianist on two flights of stairs and one suit.',
    ),
    category: 'conversation',
    tags: ['time', 'craft'],
    author: 'Simon Adeyinka',
    people: ['Takumi Isobara', 'Trio Isobara'],
    productions: ['schubert-960', 'isobara-trio'],
    daysAgo: 47,
    motif: 'waves',
    body: [
      text(
        '**Zwischen Schubert und Ihrem Trio liegen zwei Treppen. Was passiert auf dem Weg?**\n\nIch ziehe die Krawatte aus. Sonst nichts. Ich habe lange versucht, aus mir zwei Pianisten zu machen, einen für den Abend und einen für die Nacht. Der für die Nacht war immer ein bisschen verkleidet.\n\n**Aber Schubert hat jede Note aufgeschrieben.**\n\nEr hat jede Note aufgeschrieben und nichts darüber gesagt, wie lange man auf sie wartet. In der B-Dur-Sonate gibt es gleich am Anfang diesen Triller in der Tiefe. Er ist notiert, vollständig, ein Takt. Und trotzdem ist er jedes Mal eine Improvisation: Wie dunkel? Wie weit weg? Ich kann das nicht üben. Ich kann mich nur hinsetzen und hören, wie der Saal heute ist.',
        '**Two flights of stairs lie between Schubert and your trio. What happens on the way?**\n\nI take off my tie. Nothing else. For a long time I tried to make two pianists of myself, one for the evening and one for the night. The one for the night was always in fancy dress.\n\n**But Schubert wrote down every note.**\n\nHe wrote down every note and did not say how long one waits for it. Right at the beginning of the B flat major sonata there is that trill in the bass. It is notated, completely, one bar. And all the same it is an improvisation every time: how dark? How far away? I cannot practise that. I can only sit down and hear what the hall is like today.',
      ),
      text(
        '**Und im Studio?**\n\nDa ist es umgekehrt. Nichts steht geschrieben, und nach zehn Jahren wissen wir alle drei, was kommt. Man muss sich dann die Freiheit nehmen, genau das zu spielen.\n\n**Was essen Sie dazwischen?**\n\nEine halbe Suppe in der Kantine. Die andere Hälfte steht um eins noch da, mit einem Teller darüber. Das ist das eigentliche Argument für dieses Haus.',
        '**And in the Studio?**\n\nThere it is the other way round. Nothing is written, and after ten years all three of us know what is coming. Then one has to take the liberty of playing exactly that.\n\n**What do you eat in between?**\n\nHalf a bowl of soup in the canteen. The other half is still there at one in the morning, with a plate on top. That is the real argument for this house.',
      ),
    ],
  },
  {
    title: both('Bis nichts mehr davon da ist', 'Until none of it is left'),
    preline: both('Sira Diabonté im Gespräch', 'Sira Diabonté in conversation'),
    summary: both(
      'Ihre Stücke beginnen mit einem Material und enden, wenn es aufgebraucht ist: Salz, Seil, vierzig Liter Wasser. Ein Gespräch im Sitzen, auf dem Boden.',
      'Her pieces begin with a material and end when it has been used up: salt, rope, forty litres of water. A conversation sitting down, on the floor.',
    ),
    category: 'conversation',
    tags: ['dance', 'water'],
    author: 'Friederike Amsberg',
    people: ['Sira Diabonté', 'Compagnie Marée Basse'],
    productions: ['ebb'],
    daysAgo: 75,
    motif: 'steps',
    body: [
      text(
        '**Womit fängt ein Stück an?**\n\nMit einem Eimer. Ich bringe etwas in den Probenraum mit und stelle es hin. Drei Tage lang fasst es niemand an. Das sind die wichtigsten drei Tage: Alle gehen darum herum, und wie sie gehen, das ist schon das Stück.\n\n**Und wenn das Material zu Ende ist?**\n\nDann ist Schluss. Einmal dauerte eine Vorstellung achtundsechzig Minuten und am Abend darauf neunundfünfzig, weil ein Tänzer großzügiger mit dem Salz war. Der Veranstalter war unglücklich wegen der Straßenbahn. Ich fand es gerecht.',
        '**What does a piece begin with?**\n\nWith a bucket. I bring something into the rehearsal room and put it down. For three days nobody touches it. Those are the most important three days: everybody walks around it, and the way they walk is the piece already.\n\n**And when the material has run out?**\n\nThen it is over. One performance lasted sixty-eight minutes and the next night’s fifty-nine, because a dancer was more generous with the salt. The promoter was unhappy about the trams. I thought it was fair.',
      ),
      text(
        '**Für den Ostkai arbeiten Sie mit Wasser. Im Studio, auf einem Holzboden.**\n\nHerr Reinshagen von der Technik hat zwei Nächte nicht geschlafen, glaube ich. Dann hat er gefragt: wie viel? Ich sagte: vierzig Liter. Er ging hinaus, kam mit vierzig Litern wieder und goss sie auf den Boden. Sie liefen genau in eine Ecke. Da stand der Schrank mit den Scheinwerfern. Er hat den Schrank umgestellt und gesagt: So, jetzt können Sie.',
        '**For Ostkai you are working with water. In the Studio, on a wooden floor.**\n\nI believe Mr Reinshagen from the technical department did not sleep for two nights. Then he asked: how much? I said: forty litres. He went out, came back with forty litres and poured them on the floor. They ran into exactly one corner, where the cupboard with the lamps was. He moved the cupboard and said: right, now you may.',
      ),
      quote(
        both('Ebbe ist kein Ende. Es ist der Moment, in dem man den Boden sieht.', 'Low tide is not an ending. It is the moment at which one sees the ground.'),
        both('Sira Diabonté', 'Sira Diabonté'),
      ),
    ],
  },
  {
    title: both('Der Mann an der Treppe', 'The man on the stairs'),
    preline: both('Oskar Feddersen-Lau im Gespräch', 'Oskar Feddersen-Lau in conversation'),
    summary: both(
      'Eine halbe Stunde vor jeder Vorstellung steht der Leiter des Besucherservice an derselben Stelle. Was er dort sieht, steht in keiner Statistik.',
      'Half an hour before every performance the head of visitor services stands in the same place. What he sees there is in no statistics.',
    ),
    category: 'conversation',
    tags: ['time'],
    author: 'Clara Overbeck',
    people: ['Oskar Feddersen-Lau'],
    daysAgo: 118,
    motif: 'silhouette',
    body: [
      text(
        '**Warum immer diese Treppe?**\n\nWeil hier jeder einmal stehen bleibt. Zwölf Stufen, dann ein Absatz, dann sieht man das Wasser. Auf dem Absatz drehen sich die Leute um und suchen den, mit dem sie gekommen sind. Wer dort niemanden sucht, den frage ich, ob ich helfen kann.\n\n**Und?**\n\nMeistens nicht. Aber man merkt sich die Gesichter. Eine Dame kommt seit 2019 zu jedem Kammerkonzert mit zwei Karten und sitzt neben einem leeren Platz. Ich habe sie nie gefragt. Im vierten Jahr hat sie gesagt: Das ist für meine Noten. Sie liest mit, und die Partitur braucht einen Stuhl.',
        '**Why always these stairs?**\n\nBecause everybody stops here once. Twelve steps, then a landing, then you see the water. On the landing people turn round and look for whoever they came with. Those who look for nobody I ask whether I can help.\n\n**And?**\n\nUsually not. But one remembers faces. Since 2019 a lady has come to every chamber concert with two tickets and sat beside an empty seat. I never asked. In the fourth year she said: it is for my score. She reads along, and the score needs a chair.',
      ),
      text(
        '**Was ist die häufigste Frage des Abends?**\n\nWann es aus ist. Nicht, weil es den Leuten nicht gefällt: wegen der Fähre. Deshalb steht das Ende bei uns auf jedem Programmzettel, und die letzte Fähre wartet, bis der Applaus vorbei ist. Das hat die Reederei versprochen, und ich habe es schriftlich.\n\n**Und die schönste?**\n\nEin Junge, sieben vielleicht, nach „Peter und der Wolf“: ob die Ente noch im Wolf ist, wenn das Licht angeht. Ich habe gesagt, wir lassen über Nacht einen Spalt offen.',
        '**What is the most frequent question of an evening?**\n\nWhen it will be over. Not because people do not like it: because of the ferry. That is why the end is printed on every programme here, and why the last ferry waits until the applause is over. The shipping company promised it and I have it in writing.\n\n**And the best one?**\n\nA boy, seven perhaps, after ‘Peter and the Wolf’: whether the duck is still inside the wolf when the lights go on. I said we leave the door ajar overnight.',
      ),
      headline('Zur Person', 'About him', 3),
      text(
        'Oskar Feddersen-Lau ist in einem Gasthof aufgewachsen und leitet den Besucherservice seit der Eröffnung. Sie erreichen ihn an jedem Abend, an dem gespielt wird: unten links, an der Treppe.',
        'Oskar Feddersen-Lau grew up in an inn and has been head of visitor services since the opening. You can reach him on every evening with a performance: bottom left, on the stairs.',
      ),
    ],
  },
];
