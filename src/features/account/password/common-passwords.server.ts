let loading: Promise<ReadonlySet<string>> | null = null;

/** Some 49,000 leaked passwords and ours, in lower case; megabytes, so loaded when somebody first chooses a password. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set([...dictionary['passwords-common'], ...ownList]));
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** What the package's list of leaked passwords lacks, as it is mostly English: German ones, and those of venues like ours. */
const ownList = `passwortpasswort passwordpassword password passwort passwort1234 meinpasswort geheimespasswort neuespasswort
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
  facebook whatsapp starwars harrypotter pokemon minecraft fortnite passphrase correcthorsebatterystaple`.split(/\s+/);
