import type { z } from 'zod';
import type { programmeContract } from '../../src/features/programme/contract.ts';

type Events = z.output<typeof programmeContract.events.output>;
type Filters = z.output<typeof programmeContract.eventFilters.output>;

const labels = { room: 'Saal', type: 'Art', tag: 'Thema', series: 'Reihe', genre: 'Genre' } as const;

/** What the programme page of a site shows, as its public API and its menu say it: the same for every peer. */
export async function programmeData(site: string): Promise<string> {
  const { results }: Events = await (await fetch(`${site}/de/api/events/`)).json();
  const filters: Filters = await (await fetch(`${site}/de/api/event-filters/`)).json();
  return JSON.stringify({
    menu: await menuOf(`${site}/de/programm`),
    filters: (Object.keys(labels) as (keyof typeof labels)[]).map((name) => ({
      name,
      label: labels[name],
      options: filters[name].map(({ id, name: text, count }) => ({ id, text, count })),
    })),
    events: results.map(({ id, date_start, link, title, subtitle, room, event_type_new, tags, tickets, ticket_url, image_obj, image_thumbnails }) => ({
      id,
      starts: date_start,
      href: link.url,
      title,
      subtitle,
      room: room.name,
      type: event_type_new.name,
      tags: tags.map(({ name }) => name),
      tickets: { text: tickets.text, href: ticket_url ?? '' },
      image: image_obj && {
        src: image_thumbnails?.medium ?? '',
        srcset: `${image_thumbnails?.small} 320w, ${image_thumbnails?.medium} 768w, ${image_thumbnails?.large} 1536w`,
        alt: image_obj.alt,
        width: image_obj.width,
        height: image_obj.height,
      },
    })),
  });
}

/** Sixteen links that the page has in words alone. */
async function menuOf(address: string) {
  const page = await (await fetch(address)).text();
  const links = [...page.matchAll(/<a [^>]*href="(\/de[^"?#]*)"[^>]*>([^<]+)<\/a>/g)].map(([, href = '', text = '']) => [href, text] as const);
  return [...new Map(links)].slice(0, 16).map(([href, text]) => ({ href, text }));
}
