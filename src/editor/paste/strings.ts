import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  picture: { de: 'Bild {n}', en: 'Picture {n}' },
  uploading: { de: '{n} Bild wird hochgeladen …|{n} Bilder werden hochgeladen …', en: 'Uploading {n} picture …|Uploading {n} pictures …' },
  uploaded: { de: '{n} Bild hochgeladen|{n} Bilder hochgeladen', en: '{n} picture uploaded|{n} pictures uploaded' },
  upload_title: {
    de: '{n} Bild in die Mediathek hochladen?|{n} Bilder in die Mediathek hochladen?',
    en: 'Upload {n} picture to the library?|Upload {n} pictures to the library?',
  },
  upload_text: {
    de: 'Im Eingefügten standen Bilder. Bitte prüfen Sie, ob das Haus sie zeigen darf; Urheber und Alternativtext tragen Sie in der Mediathek nach.',
    en: 'There were pictures in what you pasted. Please check whether the house may show them; add credit and alternative text in the library.',
  },
  upload: { de: 'Hochladen', en: 'Upload' },
  leave_empty: { de: 'Leer lassen', en: 'Leave empty' },
  elsewhere: {
    de: '{n} Bild liegt auf einer anderen Website und kam nicht mit: Sein Platz ist frei, wählen Sie dort ein Bild oder ziehen Sie eine Datei darauf.|{n} Bilder liegen auf anderen Websites und kamen nicht mit: Ihre Plätze sind frei, wählen Sie dort Bilder oder ziehen Sie Dateien darauf.',
    en: '{n} picture is on another website and did not come along: its place is free, choose a picture there or drop a file on it.|{n} pictures are on other websites and did not come along: their places are free, choose pictures there or drop files on them.',
  },
  only_pictures: {
    de: 'Hierher kann man Bilder ziehen. Andere Dateien nimmt die Mediathek.',
    en: 'Pictures can be dropped here. The library takes other files.',
  },
});
