import { defineBlock, lineField, relationField } from '#content/index.ts';

const wrongId = {
  code: 'wrong_form_id',
  message: {
    de: 'Das ist keine Kennung von HubSpot. Sie besteht aus Ziffern, den Buchstaben a bis f und Bindestrichen und steht dort in der Adresse des Formulars.',
    en: 'This is no id of HubSpot. It consists of digits, the letters a to f and hyphens, and stands there in the address of the form.',
  },
};
const nothingChosen = {
  code: 'no_form',
  message: {
    de: 'Bitte wählen Sie ein Formular des Hauses oder geben Sie die Kennung eines Formulars von HubSpot an.',
    en: 'Please choose a form of the house, or give the id of a form of HubSpot.',
  },
};

/** A form of the venue, or one of HubSpot by its id (E §3 "Forms"). Nothing is asked of HubSpot before a visitor has consented. */
export const forms = defineBlock({
  type: 'forms',
  label: { de: 'Formular', en: 'Form' },
  description: { de: 'Ein Formular des Hauses oder eines, das in HubSpot angelegt ist.', en: 'A form of the house, or one that was made in HubSpot.' },
  icon: 'clipboard-list',
  category: 'further',
  rendering: 'interactive',
  fields: {
    form: relationField({
      label: { de: 'Formular des Hauses', en: 'Form of the house' },
      help: { de: 'Aus dem Back Office, wenn es eingeschaltet ist.', en: 'From the back office, where it is switched on.' },
      to: 'form',
    }),
    hubspot_id: lineField({
      label: { de: 'Oder Kennung bei HubSpot', en: 'Or its id at HubSpot' },
      shared: true,
      max: 60,
    }),
  },
  rules: [
    ({ hubspot_id: id }) => (!id || isFormId(id) ? null : { field: 'hubspot_id', problem: wrongId }),
    ({ form, hubspot_id: id }) => (form || id ? null : { field: 'hubspot_id', problem: nothingChosen }),
  ],
});

/** '7d2f1c9a-0b34-4c8e-9f21-5a6b7c8d9e0f', as HubSpot gives it. */
const isFormId = (id: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id);
