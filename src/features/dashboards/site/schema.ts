import { z } from 'zod';
import { daysSchema } from '../day-schema.ts';
import { periodSchema } from '../period.ts';

export const siteDashboardSchema = z.object({
  period: periodSchema,
  is_site_online: z.boolean(),
  is_shop_online: z.boolean(),
  instance: z.enum(['live', 'staging']),
  /** When and by whom one of the two was last switched, in Berlin's offset; null: as long as is remembered nobody has. */
  switched: z.object({ at: z.string(), by: z.string() }).nullable(),
  /** Calls of the last 24 hours by the process that answers; null: none is configured. */
  box_office: z.object({ is_reachable: z.boolean(), last_answer: z.string().nullable(), calls: z.int(), failures: z.int() }).nullable(),
  /** Of seven days in Berlin from today on, the first and the last of them included; `dates` and `cancelled` of those that are online. */
  programme: z.object({ from: z.string(), to: z.string(), dates: z.int(), cancelled: z.int(), offline: z.int() }),
  /** Page views without those of programs; `same_weekday`: up to midnight a week ago. */
  views: z.object({ today: z.int(), same_weekday: z.int(), week: z.int(), week_before: z.int(), days: daysSchema }),
  jobs: z.object({ waiting: z.int(), given_up: z.int() }),
});
export type SiteDashboard = z.output<typeof siteDashboardSchema>;
