import { both } from '../content/texts.ts';
import { faq, headline, lead, link, section, text, type Written } from './write.ts';

/** By the German path; it says what this site does, and nothing that it does not. */
export const legalPages: Readonly<Record<string, readonly Written[]>> = {
  '/de/agb': [
    lead(
      'Diese Bedingungen gelten für Karten, Abonnements und Gutscheine, die Sie bei der Ostkai gGmbH kaufen: hier im Netz, am Telefon oder an der Kasse. Stand: 1. August 2026.',
      'These terms apply to tickets, subscriptions and vouchers that you buy from Ostkai gGmbH: online, by telephone or at the box office. As of 1 August 2026.',
    ),
    headline('1. Vertrag', '1. Contract'),
    text(
      'Die Darstellung im Programm ist noch kein Angebot. Wenn Sie Karten in den Warenkorb legen, halten wir die Plätze fünfzehn Minuten lang für Sie frei. Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab; der Vertrag kommt zustande, sobald die Bestätigung mit den Karten bei Ihnen ist. Die Bestätigung und diese Bedingungen schicken wir an Ihre E-Mail-Adresse, in Ihrem Konto bleiben beide abrufbar.\n\nVertragspartnerin ist die Ostkai – Haus für Musik und Bühne gGmbH. Bei Gastspielen, die wir nur vermitteln, nennt die Veranstaltungsseite den Veranstalter.',
      'What the programme shows is not yet an offer. When you put tickets into the cart we keep the seats for you for fifteen minutes. With ‘Order and pay’ you make an offer; the contract is made as soon as the confirmation with the tickets has reached you. We send the confirmation and these terms to your e-mail address, and both can be found in your account.\n\nYour contract is with Ostkai – Haus für Musik und Bühne gGmbH. For visiting companies for whom we only sell, the event’s page names the promoter.',
    ),
    headline('2. Preise und Zahlung', '2. Prices and payment'),
    text(
      'Alle Preise sind Endpreise; Gebühren kommen nicht hinzu. Umsatzsteuer fällt nicht an (§\u00a04 Nr.\u00a020 UStG). Sie zahlen mit Karte, per Lastschrift oder bar an der Kasse, Abonnements auf Rechnung und auf Wunsch in zwei Raten.\n\nErmäßigungen gelten für die Person, die eintritt: Bitte halten Sie den Nachweis am Einlass bereit. Fehlt er, zahlen Sie den Unterschied nach.',
      'All prices are final; there are no fees. No VAT is due (§\u00a04 no. 20 UStG). You pay by card, by direct debit or in cash at the box office, subscriptions by invoice and in two instalments if you wish.\n\nConcessions are for the person who comes: please have the proof ready at the door. Without it you pay the difference.',
    ),
    headline('3. Kein Widerruf, aber Tausch', '3. No withdrawal, but exchange'),
    text(
      'Für Veranstaltungen mit festem Termin besteht kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a09 BGB). Bis zwei Tage vorher tauschen wir jede Karte gegen eine andere oder gegen einen Gutschein, ohne Gebühr. Danach nehmen wir sie in Kommission, wenn der Abend ausverkauft ist; verkaufen wir sie, erhalten Sie den Preis zurück.\n\nGutscheine können Sie binnen vierzehn Tagen nach dem Kauf ohne Grund widerrufen; eine Nachricht an karten@ostkai.example genügt, wir zahlen binnen vierzehn Tagen zurück. Sie gelten drei Jahre, gerechnet vom Ende des Jahres, in dem sie gekauft wurden.',
      'There is no right of withdrawal for events with a fixed date (§\u00a0312g (2) no. 9 BGB). Up to two days before we exchange any ticket for another or for a voucher, without a fee. After that we take it on commission where the evening is sold out; if we sell it, the price is returned to you.\n\nVouchers may be returned within fourteen days of purchase without a reason; a message to karten@ostkai.example is enough, and we repay within fourteen days. They are valid for three years from the end of the year in which they were bought.',
    ),
    headline('4. Absage, Verlegung, Änderung', '4. Cancellation, postponement, change'),
    text(
      'Fällt eine Veranstaltung aus, erhalten Sie den Preis binnen zehn Tagen auf dem Weg zurück, auf dem Sie bezahlt haben, ohne etwas tun zu müssen. Wird sie verlegt, gilt die Karte für den neuen Tag; passt er Ihnen nicht, geben Sie sie bis dahin zurück.\n\nMuss jemand vertreten oder ein Stück des Programms ersetzt werden, bleibt die Karte gültig. Fällt weg, weswegen man nach der Ankündigung kommen durfte, tauschen wir. Wird eine Vorstellung vor der Pause abgebrochen, erhalten Sie den Preis zurück.',
      'If an event is cancelled the price is returned within ten days, the way you paid and without your doing anything. If it is postponed the ticket holds for the new day; if that does not suit you, return it before then.\n\nIf somebody has to be replaced, or a piece of the programme, the ticket remains valid. If what one could come for after the announcement falls away, we exchange. If a performance ends before its interval, the price is returned.',
    ),
    headline('5. Weitergabe', '5. Passing on'),
    text(
      'Karten dürfen Sie verschenken, tauschen und zum aufgedruckten Preis weiterverkaufen. Gewerblicher Weiterverkauf, Versteigerungen und ein höherer Preis sind nicht erlaubt; solche Karten können wir sperren.',
      'You may give tickets away, exchange them and resell them at the printed price. Commercial resale, auctions and a higher price are not allowed; we may block such tickets.',
    ),
    headline('6. Im Haus', '6. In the house'),
    text(
      'Wer zu spät kommt, wird in der nächsten Pause zwischen zwei Stücken eingelassen. Ton- und Bildaufnahmen während der Vorstellung sind nicht erlaubt; beim Applaus gern. Manche Abende zeichnen wir auf; das steht auf der Veranstaltungsseite und an den Türen. Das Hausrecht übt das Vorderhaus aus.\n\nFür Garderobe haften wir bis 1.500 € je Nummer, für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit unbeschränkt.',
      'Whoever comes late is let in at the next break between two pieces. Sound and pictures may not be recorded during the performance; during applause, gladly. Some evenings we record; that is said on the event’s page and at the doors. Front of house acts for the venue.\n\nFor the cloakroom we are liable up to 1500 € a number, without limit for intent, gross negligence, and injury to life, body and health.',
    ),
    headline('7. Streit', '7. Disputes'),
    text(
      'Es gilt deutsches Recht; wer als Verbraucherin oder Verbraucher in einem anderen Staat wohnt, behält dessen zwingenden Schutz. An einem Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil. Schreiben Sie uns lieber: [karten@ostkai.example](mailto:karten@ostkai.example).',
      'German law applies; consumers who live in another state keep its mandatory protection. We do not take part in proceedings before a consumer arbitration board. Rather write to us: [karten@ostkai.example](mailto:karten@ostkai.example).',
    ),
  ],
  '/de/impressum': [
    section(
      'plain',
      '50-50',
      [
        headline('Anbieterin', 'Provider'),
        text(
          'Ostkai – Haus für Musik und Bühne gGmbH\n\nAm Ostkai 1\n\n20457 Hamburg\n\nTelefon [040 66969-0](tel:+4940669690)\n\n[haus@ostkai.example](mailto:haus@ostkai.example)',
          'Ostkai – Haus für Musik und Bühne gGmbH\n\nAm Ostkai 1\n\n20457 Hamburg, Germany\n\nTelephone [+49 40 66969 0](tel:+4940669690)\n\n[haus@ostkai.example](mailto:haus@ostkai.example)',
        ),
      ],
      [
        headline('Vertretung und Register', 'Representation and register'),
        text(
          'Geschäftsführung: Henrike Voss\n\nVorsitz des Aufsichtsrats: Dr. Ilse Brandhorst\n\nAmtsgericht Hamburg, HRB 000000\n\nUmsatzsteuer-ID nach §\u00a027a UStG: DE000000000',
          'Managing director: Henrike Voss\n\nChair of the supervisory board: Dr Ilse Brandhorst\n\nLocal court Hamburg, HRB 000000\n\nVAT ID under §\u00a027a UStG: DE000000000',
        ),
      ],
    ),
    headline('Inhalt', 'Content'),
    text(
      'Verantwortlich nach §\u00a018 Abs.\u00a02 MStV: Anton Wieland, Anschrift wie oben. Texte, soweit nicht anders genannt: Dramaturgie des Ostkai. Bilder nennen ihre Urheber am Bild; die Plakate, Lagepläne und Saalpläne sind gezeichnet und gehören dem Haus.',
      'Responsible under §\u00a018 (2) MStV: Anton Wieland, address as above. Texts, unless said otherwise: the dramaturgs of Ostkai. Pictures name their makers beside them; posters, site plans and seat plans are drawn and belong to the house.',
    ),
    text(
      'Für Seiten, auf die wir verlinken, sind deren Anbieter verantwortlich. Fehler und Verletzungen von Rechten melden Sie bitte an [haus@ostkai.example](mailto:haus@ostkai.example); wir antworten binnen zweier Werktage. An Verfahren vor Verbraucherschlichtungsstellen nehmen wir nicht teil (§\u00a036 VSBG).',
      'For pages to which we link their providers are responsible. Please report errors and infringements to [haus@ostkai.example](mailto:haus@ostkai.example); we answer within two working days. We do not take part in proceedings before consumer arbitration boards (§\u00a036 VSBG).',
    ),
    headline('Dieses Haus ist erdacht', 'This house is invented'),
    text(
      'Diese Seiten führen vor, was die Software Foyer kann. Haus, Namen, Zahlen und Nummern sind erfunden; Karten gibt es nicht wirklich.',
      'These pages show what the software Foyer can do. House, names, figures and numbers are invented; there are no real tickets.',
    ),
  ],
  '/de/datenschutz': [
    lead(
      'Man kann diese Seiten lesen, ohne dass jemand erfährt, wer liest: ohne Statistik über Personen, ohne Werbung, ohne Anfragen an andere. Was wir brauchen, wenn Sie ein Konto anlegen oder Karten kaufen, steht hier.',
      'These pages can be read without anybody learning who reads: no statistics about persons, no advertising, no requests to others. What we need when you make an account or buy tickets is said here.',
    ),
    headline('Wer verantwortlich ist', 'Who is responsible'),
    text(
      'Ostkai – Haus für Musik und Bühne gGmbH, Am Ostkai 1, 20457 Hamburg, 040 66969-0. Unsere Datenschutzbeauftragte Mareike Oltmanns erreichen Sie unter [datenschutz@ostkai.example](mailto:datenschutz@ostkai.example) oder mit dem Zusatz „persönlich“ unter derselben Anschrift.',
      'Ostkai – Haus für Musik und Bühne gGmbH, Am Ostkai 1, 20457 Hamburg, Germany, +49 40 66969 0. Our data protection officer Mareike Oltmanns can be reached at [datenschutz@ostkai.example](mailto:datenschutz@ostkai.example), or at the same address marked ‘personal’.',
    ),
    headline('Beim Lesen', 'While you read'),
    text(
      'Ihr Gerät nennt unserem Server seine Adresse, sonst käme keine Antwort an. In unseren Protokollen stehen Zeitpunkt, Seite und Ergebnis, nicht die Adresse und nicht, wonach Sie gesucht haben. Für wenige Minuten zählen wir je Adresse, wie oft gesucht oder ein Passwort versucht wird, damit niemand die Seite lahmlegt (Art.\u00a06 Abs.\u00a01 f DSGVO).\n\nWonach gesucht wird, zählen wir für das Haus: Begriff, Tag, wie oft, von wie vielen und ob etwas gefunden wurde, nicht von wem; damit niemand doppelt zählt, merkt sich der Server bis Mitternacht eine Prüfsumme der Adresse, nur im Arbeitsspeicher. Lesbar wird ein Begriff erst, wenn er ein zweites Mal gesucht wird; E-Mail-Adressen, lange Zahlen und lange Texte zählen wir nie, und nach einem Jahr löschen wir alles davon.\n\nSchrift, Bilder und Lagepläne kommen von unserem Server. Die Karte von OpenStreetMap öffnet sich erst, wenn Sie dem Link folgen.',
      'Your device tells our server its address, or no answer would arrive. Our logs hold time, page and result, not the address and not what you searched for. For a few minutes we count by address how often somebody searches or tries a password, so that nobody brings the site down (Art.\u00a06 (1) f GDPR).\n\nWhat is searched for we count for the house: term, day, how often, by how many and whether anything was found, not by whom; so that nobody counts twice, the server remembers a checksum of the address until midnight, in memory alone. A term becomes readable only when it is searched for a second time; e-mail addresses, long numbers and long texts are never counted, and all of it is deleted after a year.\n\nFont, pictures and site plans come from our server. The map of OpenStreetMap opens only when you follow the link.',
    ),
    headline('Cookies', 'Cookies'),
    text(
      'Wir setzen nur, was die Seite zum Arbeiten braucht (§\u00a025 Abs.\u00a02 TDDDG); ein Hinweis, den man wegklicken müsste, ist deshalb nicht nötig.',
      'We set only what the site needs in order to work (§\u00a025 (2) TDDDG); a notice to be clicked away is therefore not needed.',
    ),
    text(
      '- **csrftoken** schützt vor gefälschten Anfragen\n- **cartAmount** und **cartUrl** merken sich den Warenkorb, bis fünfzehn Minuten nach der letzten Änderung\n- **__Host-session** hält Sie angemeldet: sieben Tage ohne Besuch, höchstens dreißig\n- **__Host-device** erkennt nach einer Anmeldung Ihr Gerät wieder, damit Fremde, die Passwörter raten, Sie nicht aussperren; 180 Tage\n- **top-alert-noeku** merkt sich, welche Meldung Sie geschlossen haben\n- Ob Sie hell oder dunkel lesen, steht im Speicher Ihres Browsers und wird nicht gesendet\n- Was Sie sich ohne Konto merken (**favourites**), steht ebenfalls dort, bis Sie es entfernen; öffnen Sie die Merkliste, fragt der Browser bei uns nach diesen Terminen, und wir heben die Anfrage nicht auf',
      '- **csrftoken** protects against forged requests\n- **cartAmount** and **cartUrl** remember the cart, until fifteen minutes after the last change\n- **__Host-session** keeps you signed in: seven days without a visit, thirty at most\n- **__Host-device** recognises your device after you have signed in, so that strangers who guess passwords do not lock you out; 180 days\n- **top-alert-noeku** remembers which alert you have closed\n- Whether you read light or dark is kept in your browser and not sent\n- What you mark as a favourite without an account (**favourites**) is kept there too, until you remove it; when you open your favourites the browser asks us for these dates, and we do not keep the request',
    ),
    headline('Konto und Karten', 'Account and tickets'),
    text(
      'Für ein Konto speichern wir Name, E-Mail-Adresse, Sprache und das Passwort als Prüfsumme, aus der es sich nicht zurückrechnen lässt (Art.\u00a06 Abs.\u00a01 b DSGVO). Ein Konto, das niemand bestätigt, löschen wir nach dreißig Tagen. Wann und von welchem Netz aus jemand sich angemeldet hat, bewahren wir neunzig Tage auf, um Missbrauch zu erkennen. Ihre Merkliste gehört zum Konto und verschwindet mit ihm; was dieser Browser sich vorher gemerkt hat, kommt bei der Anmeldung hinzu. Legen Sie eine Kalenderadresse dafür an, sieht die Liste, wer die Adresse kennt; Sie können sie jederzeit löschen.\n\nKarten verkauft unser Kassensystem in unserem Auftrag (Art.\u00a028 DSGVO). Es erhält, was der Kauf braucht: Name, Anschrift, Plätze, Zahlung. Rechnungen müssen wir zehn Jahre aufheben (§\u00a0147 AO); alles Übrige löschen wir drei Jahre nach dem letzten Kauf.',
      'For an account we store name, e-mail address, language, and the password as a checksum from which it cannot be reckoned back (Art.\u00a06 (1) b GDPR). An account that nobody confirms is deleted after thirty days. When and from which network somebody has signed in is kept for ninety days, in order to recognise abuse. Your favourites belong to the account and vanish with it; what this browser remembered before is added when you sign in. If you create a calendar address for them, whoever knows the address can see the list; you can delete it at any time.\n\nTickets are sold by our ticketing system on our behalf (Art.\u00a028 GDPR). It receives what the purchase needs: name, address, seats, payment. Invoices have to be kept for ten years (§\u00a0147 AO); all else is deleted three years after the last purchase.',
    ),
    headline('Videos und Töne anderer', 'Videos and sound of others'),
    text(
      'Was von anderen Anbietern kommt, laden wir erst, wenn Sie darauf klicken. Dann erfährt der Anbieter Ihre Adresse und welche Seite Sie lesen, mitunter außerhalb der Europäischen Union (Art.\u00a06 Abs.\u00a01 a, Art.\u00a049 DSGVO). Eigene Filme und Aufnahmen kommen von unserem Server.',
      'What comes from other providers is loaded only when you click on it. Then the provider learns your address and which page you read, sometimes outside the European Union (Art.\u00a06 (1) a, Art.\u00a049 GDPR). Our own films and recordings come from our server.',
    ),
    headline('Ihre Rechte', 'Your rights'),
    faq(
      [
        both('Wie erfahre ich, was gespeichert ist?', 'How do I learn what is stored?'),
        both(
          'In Ihrem Konto unter „Einstellungen“ laden Sie alles herunter, was wir von Ihnen haben. Ohne Konto schreiben Sie an datenschutz@ostkai.example; wir antworten binnen eines Monats (Art.\u00a015 und 20 DSGVO).',
          'In your account, under ‘Settings’, you download all that we have about you. Without an account write to datenschutz@ostkai.example; we answer within a month (Art.\u00a015 and 20 GDPR).',
        ),
      ],
      [
        both('Wie lasse ich etwas berichtigen oder löschen?', 'How do I have something corrected or deleted?'),
        both(
          'Namen und Adresse ändern Sie im Konto, dort löschen Sie auch das Konto selbst. Was wir aufbewahren müssen, sperren wir bis zum Ende der Frist (Art.\u00a016 bis 18 DSGVO).',
          'You change name and address in the account, and delete the account itself there. What we have to keep is blocked until the period ends (Art.\u00a016 to 18 GDPR).',
        ),
      ],
      [
        both('Wem kann ich widersprechen, bei wem mich beschweren?', 'To whom can I object or complain?'),
        both(
          'Uns, jederzeit und formlos, wo wir uns auf ein berechtigtes Interesse berufen (Art.\u00a021 DSGVO). Und dem Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit (Art.\u00a077 DSGVO).',
          'To us, at any time and in any form, where we rely on a legitimate interest (Art.\u00a021 GDPR). And to the Hamburg Commissioner for Data Protection and Freedom of Information (Art.\u00a077 GDPR).',
        ),
      ],
    ),
    text('Stand: 1. November 2026.', 'As of 1 November 2026.'),
  ],
  '/de/erklaerung-zur-barrierefreiheit': [
    lead(
      'Diese Seiten sollen alle benutzen können: mit Maus oder Tastatur, mit Augen oder Ohren, am Telefon und bei 400 Prozent Vergrößerung. Diese Erklärung nach §\u00a014 und Anlage 3 BFSG sagt, wie weit das gelingt.',
      'Everybody is meant to be able to use these pages: with mouse or keyboard, with eyes or ears, on a telephone and at 400 per cent zoom. This statement under §\u00a014 and annex 3 of the BFSG, the German accessibility act, says how far that succeeds.',
    ),
    headline('Worum es geht', 'What it is about'),
    text(
      'Auf diesen Seiten lesen Sie das Programm, wählen Plätze und kaufen Karten und Abonnements. Das ist eine Dienstleistung im elektronischen Geschäftsverkehr nach §\u00a01 Abs.\u00a03 Nr.\u00a05 BFSG. Wie sie funktioniert: Das [Programm](/de/programm) listet die Veranstaltungen Tag für Tag; „Karten“ öffnet die Auswahl der Plätze und Preise, der Warenkorb hält sie fünfzehn Minuten und lässt sich verlängern; die Bestellung schließt an der Kasse ab.',
      'On these pages you read the programme, choose seats and buy tickets and subscriptions. That is a service in electronic commerce under §\u00a01 (3) no. 5 BFSG. How it works: the [programme](/en/events) lists events day by day; ‘Tickets’ opens the choice of seats and prices, the cart holds them for fifteen minutes and can be extended; the order is completed at the checkout.',
    ),
    headline('Wie wir die Anforderungen erfüllen', 'How we meet the requirements'),
    text(
      'Maßstab ist die EN 301 549 mit den WCAG 2.2, Stufe AA. Wir prüfen bei jeder Änderung mit einem Programm und mehrmals im Jahr von Hand, mit Tastatur und Bildschirmlesern.\n\n- Alles geht mit der Tastatur, in sinnvoller Folge und mit sichtbarem Fokus; ein Sprunglink führt zum Inhalt\n- Bilder, Lagepläne und Saalpläne haben einen beschreibenden Text, Filme Untertitel, Aufnahmen eine Abschrift\n- Text und Bedienelemente haben genug Kontrast, hell wie dunkel; Farbe allein sagt nie etwas\n- Die Seiten lassen sich auf 320 Pixel Breite und bei 400 Prozent ohne Querrollen lesen; wer es im System einstellt, sieht nichts sich bewegen\n- Formulare sagen in Worten, was fehlt und wie es richtig ist, und verlieren nichts\n- Programm, Suche, Anmeldung und der Weg zur Kasse gehen auch ohne Skript',
      'The measure is EN 301 549 with WCAG 2.2, level AA. We test with a program at every change, and several times a year by hand, with the keyboard and screen readers.\n\n- Everything works with the keyboard, in a sensible order and with a visible focus; a skip link leads to the content\n- Pictures, site plans and seat plans have a descriptive text, films captions, recordings a transcript\n- Text and controls have enough contrast, light and dark; colour alone never says anything\n- The pages can be read at a width of 320 pixels and at 400 per cent without scrolling sideways; for those who have set it in their system nothing moves\n- Forms say in words what is missing and how it is right, and lose nothing\n- Programme, search, sign-in and the way to the checkout work without script as well',
    ),
    headline('Was noch nicht geht', 'What does not work yet'),
    text(
      'Einige ältere Programmhefte liegen als PDF ohne Gliederung vor; wir schicken sie auf Anfrage als Text. Videos und Töne anderer Anbieter sind nicht immer untertitelt; was darin gesagt wird, steht in der Regel daneben. Manche Texte gibt es nur auf Deutsch; sie sind so ausgezeichnet, dass Bildschirmleser sie deutsch vorlesen. Texte in Leichter Sprache und in Gebärdensprache bereiten wir vor.',
      'Some older programme booklets are PDFs without structure; we send them as text on request. Videos and sound of other providers do not always have captions; what is said in them mostly stands beside them. Some texts exist in German only; they are marked so that screen readers read them in German. Texts in easy language and in sign language are being prepared.',
    ),
    headline('Wenn Sie auf eine Schwelle stoßen', 'If you meet a threshold'),
    text(
      'Schreiben Sie uns, was Sie tun wollten und womit: [barrierefrei@ostkai.example](mailto:barrierefrei@ostkai.example), oder rufen Sie an: [040 66969-120](tel:+494066969120). Wir antworten binnen zweier Wochen und verkaufen Ihnen die Karten derweil am Telefon, zum selben Preis.\n\nHilft das nicht, wenden Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen in Magdeburg (§\u00a032 BFSG).',
      'Write to us what you wanted to do, and with what: [barrierefrei@ostkai.example](mailto:barrierefrei@ostkai.example), or telephone [+49 40 66969 120](tel:+494066969120). We answer within two weeks, and meanwhile sell you the tickets by telephone at the same price.\n\nIf that does not help, turn to the market surveillance authority of the German states for the accessibility of products and services in Magdeburg (§\u00a032 BFSG).',
    ),
    text('Erstellt am 28. Juni 2025, zuletzt geprüft am 2. November 2026.', 'Drawn up on 28 June 2025, last reviewed on 2 November 2026.'),
    link(both('Ohne Stufe ins Haus', 'Into the house without a step'), both('/de/besuch/barrierefreiheit', '/en/your-visit/accessibility'), 'arrow'),
  ],
};
