import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  home: { de: 'Startseite', en: 'Home page' },
  programme: { de: 'Programm', en: 'Programme' },
  productions: { de: 'Produktionen', en: 'Productions' },
  seriesList: { de: 'Abonnements', en: 'Subscription series' },
  magazine: { de: 'Magazin', en: 'Magazine' },
  magazineTags: { de: 'Themen des Magazins', en: 'Topics of the magazine' },
  team: { de: 'Team', en: 'Team' },
  venues: { de: 'Spielstätten', en: 'Venues' },
  favourites: { de: 'Merkliste', en: 'Favourites' },
  userLogin: { de: 'Anmelden', en: 'Sign in' },
  userRegister: { de: 'Konto anlegen', en: 'Create an account' },
});
