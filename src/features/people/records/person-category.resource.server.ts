import { countRows, storedIn } from '#resources/index.server.ts';
import { personCategory } from './person-category.resource.ts';

export const personCategoryStore = storedIn(personCategory, { counted: { persons: countRows('person', 'category_id') } });
