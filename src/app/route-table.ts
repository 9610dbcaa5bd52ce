// @own-chunk: as src/routes.ts, it grows with every page.
import { filterParameters, productionParameters } from '#features/programme/index.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import type { PageTraits } from '#ui/page-traits.ts';
import { contentPage, type PageRow, page, unlocalisedPage } from './page.ts';

/** Pages of an account: forms, which nothing covers. */
const account = { personal: true, sticky: { overlay: false } } as const satisfies PageTraits;

const magazineList = { query: ['page'], skeleton: 'magazine-list' } as const satisfies PageTraits;

/** The box office inside the site: it continues the visitor's cart, and nothing floats above it (V §2). */
const shop = { personal: true, sticky: false, skeleton: 'none' } as const satisfies PageTraits;

/** The server has the whole table, a browser begins with one row; visitors do not get the back office's (src/app/back-office/route-table.ts). */
export const pages: readonly PageRow[] = [
  page(
    'home',
    lazyImport(() => import('#app/content/home.page.tsx')),
  ),
  page(
    'programme',
    lazyImport(() => import('#features/programme/list/list.page.tsx')),
    { query: [...filterParameters, 'page'], skeleton: 'event-list', sticky: { overlay: false } },
  ),
  page(
    'event',
    lazyImport(() => import('#app/content/event.page.tsx')),
    {
      skeleton: 'event-detail',
      sticky: { overlay: false, tickets: 'of-page' },
    },
  ),
  page(
    'seriesList',
    lazyImport(() => import('#app/content/series-list.page.tsx')),
    { skeleton: 'magazine-list' },
  ),
  page(
    'series',
    lazyImport(() => import('#app/content/series.page.tsx')),
    { skeleton: 'event-detail' },
  ),
  page(
    'magazine',
    lazyImport(() => import('#app/content/magazine.page.tsx')),
    magazineList,
  ),
  page(
    'magazineCategory',
    lazyImport(() => import('#app/content/magazine.page.tsx')),
    magazineList,
  ),
  page(
    'magazineTags',
    lazyImport(() => import('#features/magazine/topics/topics.page.tsx')),
  ),
  page(
    'magazineTag',
    lazyImport(() => import('#app/content/magazine.page.tsx')),
    magazineList,
  ),
  page(
    'article',
    lazyImport(() => import('#app/content/article.page.tsx')),
  ),
  page(
    'team',
    lazyImport(() => import('#app/content/team.page.tsx')),
  ),
  page(
    'person',
    lazyImport(() => import('#features/people/person/person.page.tsx')),
  ),
  page(
    'productions',
    lazyImport(() => import('#features/productions/list/list.page.tsx')),
    { query: [...productionParameters, 'page'], skeleton: 'magazine-list' },
  ),
  page(
    'production',
    lazyImport(() => import('#app/content/production.page.tsx')),
    { skeleton: 'event-detail', sticky: { overlay: false, tickets: 'if-named' } },
  ),
  page(
    'venues',
    lazyImport(() => import('#features/venues/list/venues.page.tsx')),
    { skeleton: 'magazine-list' },
  ),
  page(
    'venue',
    lazyImport(() => import('#features/venues/page/venue.page.tsx')),
    { skeleton: 'event-detail' },
  ),
  page(
    'press',
    lazyImport(() => import('#features/press/page/press.page.tsx')),
    { personal: true },
  ),
  page(
    'favourites',
    lazyImport(() => import('#features/favourites/favourites.page.tsx')),
    { personal: true, skeleton: 'event-list' },
  ),
  page(
    'form',
    lazyImport(() => import('#features/forms/visitor/form.page.tsx')),
    { ...account, takesFiles: true },
  ),
  page(
    'formConfirm',
    lazyImport(() => import('#features/forms/confirmation/confirm.page.tsx')),
    account,
  ),
  page(
    'reminder',
    lazyImport(() => import('#features/reminders/pages/reminder.page.tsx')),
    { ...account, query: ['event', 'season'] },
  ),
  page(
    'reminderConfirm',
    lazyImport(() => import('#features/reminders/pages/confirm.page.tsx')),
    account,
  ),
  page(
    'reminderOff',
    lazyImport(() => import('#features/reminders/pages/off.page.tsx')),
    account,
  ),
  page(
    'search',
    lazyImport(() => import('#features/search/search.page.tsx')),
    { query: ['q'], hasOneHead: true },
  ),
  page(
    'userLogin',
    lazyImport(() => import('#features/account/sign-in/sign-in.page.tsx')),
    { ...account, alwaysOpen: true },
  ),
  page(
    'userRegister',
    lazyImport(() => import('#features/account/sign-up/sign-up.page.tsx')),
    account,
  ),
  page(
    'userConfirm',
    lazyImport(() => import('#features/account/sign-up/confirm.page.tsx')),
    account,
  ),
  page(
    'userChangeEmail',
    lazyImport(() => import('#features/account/email/change-email.page.tsx')),
    account,
  ),
  page(
    'userInvitation',
    lazyImport(() => import('#features/account/invitation/invitation.page.tsx')),
    account,
  ),
  page(
    'userPassword',
    lazyImport(() => import('#features/account/password/forgotten.page.tsx')),
    account,
  ),
  page(
    'userNewPassword',
    lazyImport(() => import('#features/account/password/new-password.page.tsx')),
    account,
  ),
  page(
    'userLogout',
    lazyImport(() => import('#features/account/sign-in/sign-out.page.tsx')),
    account,
  ),
  page(
    'userProfile',
    lazyImport(() => import('#features/account/user/profile.page.tsx')),
    account,
  ),
  page(
    'userOrders',
    lazyImport(() => import('#features/account/orders/orders.page.tsx')),
    account,
  ),
  page(
    'userSettings',
    lazyImport(() => import('#features/account/user/settings.page.tsx')),
    account,
  ),
  page(
    'blocks',
    lazyImport(() => import('#app/content/showcase.page.tsx')),
    { personal: true, moreForStaff: true, query: ['ground', 'layout'], sticky: false },
  ),
  contentPage(
    lazyImport(() => import('#app/content/content.page.tsx')),
    { moreForStaff: true },
  ),
  unlocalisedPage(
    'webshop',
    lazyImport(() => import('#features/webshop/webshop.page.tsx')),
    shop,
  ),
  unlocalisedPage(
    'eventimWebshop',
    lazyImport(() => import('#features/webshop/webshop.page.tsx')),
    shop,
  ),
  unlocalisedPage(
    'testWebshop',
    lazyImport(() => import('#features/webshop/webshop.page.tsx')),
    shop,
  ),
  unlocalisedPage(
    'testshop',
    lazyImport(() => import('#features/webshop/webshop.page.tsx')),
    shop,
  ),
  unlocalisedPage(
    'eventimTemplate',
    lazyImport(() => import('#features/webshop/template.page.tsx')),
    { sticky: false, skeleton: 'none' },
  ),
  unlocalisedPage(
    'styleguide',
    lazyImport(() => import('#features/styleguide/styleguide.page.tsx')),
    { personal: true, sticky: false, skeleton: 'none' },
  ),
];
