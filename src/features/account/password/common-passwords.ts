/**
 * What passwords are made of that are tried first: their letters, in lower case. The digits and signs that people put
 * around them do not help (`password-rules.ts` leaves those out as well).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `passwortpasswort passwordpassword password passwort passwort1234 meinpasswort geheimespasswort neuespasswort
  mypassword letmein letmeinletmein welcome welcometo willkommen administrator adminadmin hallohallo halloleute
  hallowelt helloworld iloveyou iloveyouso ichliebedich schatz schatzischatzi qwertyuiop qwertzuiop qwerty qwertz
  asdfghjkl asdfasdfasdf yxcvbnmyxcvbnm zxcvbnmzxcvbnm qayxswedc qwerqwerqwer abcdefghij abcdefghijkl abcabcabc
  abcdabcdabcd abc trustnoone superman batmanbatman spiderman basketball football fussball fussballgott
  bayernmuenchen borussiadortmund schalke deutschland oesterreich muenchen frankfurt hamburgerin sommer sommersonne
  winter winterzeit fruehling herbst januar februar dezember november september oktober montag samstag sonntag
  changeme changemenow aenderemich startstart startpasswort defaultpassword testtest testtesttest testpasswort
  testpassword master mastermaster dragondragon monkeymonkey princess princessin prinzessin sunshine sonnenschein
  michael michaela alexander alexandra sebastian christian christina stephanie katharina schmetterling
  orchester konzerthaus philharmonie theater theatertheater musikmusik dirigent mozartmozart beethoven
  ostkai ostkaiostkai foyerfoyer ticketticket tickets abonnement computer internet samsung iphoneiphone google
  facebook whatsapp starwars harrypotter pokemon minecraft fortnite passphrase correcthorsebatterystaple`.split(/\s+/),
);
