import { accessNeeds } from './access-needs.ts';
import { cancellation } from './cancellation.ts';
import { contact } from './contact.ts';
import { groupBooking } from './group-booking.ts';
import { lostProperty } from './lost-property.ts';
import { newsletter } from './newsletter.ts';
import { pressAccreditation } from './press-accreditation.ts';
import { rehearsalVisit } from './rehearsal-visit.ts';
import { schoolClass } from './school-class.ts';
import type { FormTemplate } from './template.ts';
import { withdrawal } from './withdrawal.ts';

/** In the order in which they are offered. */
export const formTemplates: readonly FormTemplate[] = [
  contact,
  groupBooking,
  schoolClass,
  pressAccreditation,
  rehearsalVisit,
  newsletter,
  lostProperty,
  accessNeeds,
  withdrawal,
  cancellation,
];
