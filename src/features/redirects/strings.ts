import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  no_path: {
    de: 'Bitte geben Sie einen Pfad dieser Website an: Er beginnt mit „/“, ohne Fragezeichen und Raute.',
    en: 'Please give a path of this site: it begins with ‘/’, without question mark and hash.',
  },
  no_old_path: {
    de: 'Bitte geben Sie eine Adresse dieser Website an: Sie beginnt mit „/“ und hat keine Raute.',
    en: 'Please give an address of this site: it begins with ‘/’ and has no hash.',
  },
  path_reserved: {
    de: 'Unter dieser Adresse arbeitet die Website selbst: Von dort führt keine Weiterleitung weg.',
    en: 'The website itself works at this address: no redirect leads away from there.',
  },
  path_in_use: {
    de: 'Unter dieser Adresse steht eine Seite, die alle sehen können.',
    en: 'There is a page at this address that everybody can see.',
  },
  redirect_loop_by: {
    de: 'Das wäre ein Kreis: Von „{old_path}“ führt schon eine Weiterleitung zu „{new_path}“. Geben Sie ein anderes Ziel an, oder löschen Sie zuerst jene.',
    en: 'That would be a circle: a redirect already leads from ‘{old_path}’ to ‘{new_path}’. Give another goal, or delete that one first.',
  },
  redirect_loop: { de: 'Diese Weiterleitung führte zu sich selbst zurück.', en: 'This redirect would lead back to itself.' },
});
