import { defineBlock, lineField } from '#content/index.ts';

const wrongId = {
  code: 'wrong_form_id',
  message: {
    de: 'Das ist keine Kennung von HubSpot. Sie besteht aus Ziffern, den Buchstaben a bis f und Bindestrichen und steht dort in der Adresse des Formulars.',
    en: 'This is no id of HubSpot. It consists of digits, the letters a to f and hyphens, and stands there in the address of the form.',
  },
};

/** A form of HubSpot by its id (E §3 "Forms"). Nothing is asked of HubSpot before a visitor has consented. */
export const forms = defineBlock({
  type: 'forms',
  label: { de: 'Formular von HubSpot', en: 'Form of HubSpot' },
  description: { de: 'Ein Formular, das in HubSpot angelegt ist.', en: 'A form that was made in HubSpot.' },
  icon: 'clipboard-list',
  category: 'further',
  rendering: 'static',
  fields: {
    hubspot_id: lineField({ label: { de: 'Kennung des Formulars', en: 'Id of the form' }, required: true, shared: true, max: 60 }),
  },
  rules: [({ hubspot_id: id }) => (!id || isFormId(id) ? null : { field: 'hubspot_id', problem: wrongId })],
});

/** '7d2f1c9a-0b34-4c8e-9f21-5a6b7c8d9e0f', as HubSpot gives it. */
const isFormId = (id: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id);
