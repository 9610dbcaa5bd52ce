import { storedIn } from '#resources/index.server.ts';
import { openingHoursException } from './opening-hours-exception.resource.ts';

export const openingHoursExceptionStore = storedIn(openingHoursException);
