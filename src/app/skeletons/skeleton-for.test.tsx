import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { fillPath } from '#route-path.ts';
import { routes } from '#routes.ts';
import { OptionsListSkeleton } from '#ui/skeleton/skeleton.tsx';
import { EventDetailSkeleton } from './event-detail-skeleton.tsx';
import { EventListSkeleton } from './event-list-skeleton.tsx';
import { PageHeaderSkeleton } from './page-header-skeleton.tsx';
import { skeletonFor } from './skeleton-for.ts';

test.each([
  ['/de/programm', EventListSkeleton],
  ['/en/events', EventListSkeleton],
  ['/de/programm/tosca/12', EventDetailSkeleton],
  ['/en/events/tosca/12', EventDetailSkeleton],
  ['/de', PageHeaderSkeleton],
  ['/webshop', null],
  ['/de/gibt-es/vielleicht', PageHeaderSkeleton],
  ['/fr/gibt-es-nicht', null],
])('%s', (path, expected) => {
  expect(skeletonFor(path)).toBe(expected);
});

test('every page of the table has one, which says nothing', () => {
  for (const paths of Object.values(routes)) {
    for (const language of languages) {
      const Skeleton = skeletonFor(fillPath(paths[language], { slug: 'x', id: 1, category: 'events', page: 1 }));
      expect(Skeleton && renderToStaticMarkup(<Skeleton />).replace(/<[^>]+>/g, '')).toBe('');
    }
  }
});

test('the list of options has as many as are expected', () => {
  expect(renderToStaticMarkup(<OptionsListSkeleton options={7} />).match(/<span/g)).toHaveLength(7);
});
