import type { EventCard, Teaser } from '../contract.ts';
import type { Instead } from '../status/status-mark.tsx';

const shown = ['id', 'link', 'title', 'untranslated', 'date_start'] as const satisfies (keyof EventCard)[];
/** Left out where there is nothing to show. */
const shownIfAny = ['preline', 'subtitle', 'status_note', 'ticket_url', 'listed_day', 'until', 'after_start'] as const satisfies (keyof EventCard)[];

type Named = Pick<EventCard['room'], 'name' | 'lang'>;
type Image = NonNullable<EventCard['image_obj']>;
/** Without its size where every width of a list can be had of it. */
type CardImage = Omit<Image, 'url' | 'credit' | 'width' | 'height'> & Partial<Pick<Image, 'width' | 'height'>>;

/** What a card shows of an event: the page carries no more than that, ten times. */
export type CardData = Pick<EventCard, (typeof shown)[number]> &
  Partial<Pick<EventCard, (typeof shownIfAny)[number] | 'time_known' | 'status'>> & {
    series?: Named[];
    signs?: Record<number, string>;
    tickets: Pick<EventCard['tickets'], 'state' | 'text' | 'presale'> & {
      other_dates?: Pick<NonNullable<EventCard['tickets']['other_dates']>, 'text' | 'url'> | undefined;
    };
    moved?: string;
    instead?: Instead;
    room: Named;
    type: Named;
    image_obj: CardImage | null;
  };

/** Once of each event that is cached, also where it was copied: what is made of a card can tell by the object that it is the same. */
export const cardOf = import.meta.env.SSR ? cachedCardOf : makeCard;

function cachedCardOf(event: EventCard): CardData {
  const known = cards.get(event.tickets); // an object of each event that was presented
  if (known && isCopy(event, known.event)) return known.card;
  const card = makeCard(event);
  cards.set(event.tickets, { event, card });
  return card;
}

const cards = /* @__PURE__ */ new WeakMap<EventCard['tickets'], { event: EventCard; card: CardData }>();

const isCopy = (one: EventCard, other: EventCard): boolean =>
  one === other || Object.keys(one).every((key) => Object.is(Reflect.get(one, key), Reflect.get(other, key)));

function makeCard(event: EventCard): CardData {
  const card = Object.fromEntries([...shown, ...shownIfAny.filter((field) => event[field])].map((field) => [field, event[field]]));
  return {
    ...(card as Pick<EventCard, (typeof shown)[number]>), // exactly these fields
    ...(event.time_known ? {} : { time_known: false }),
    ...(event.status === 'scheduled' ? {} : { status: event.status }),
    ...(event.series.length > 0 ? { series: event.series.map(named) } : {}),
    ...(event.accessibility.length > 0 ? { signs: Object.fromEntries(event.accessibility.map(({ id, name }) => [id, name])) } : {}),
    ...(event.moved_from ? { moved: event.moved_from.text } : {}),
    ...(event.replaced_by ? { instead: insteadOf(event.replaced_by) } : {}),
    tickets: ticketsOf(event.tickets),
    room: named(event.room),
    type: named(event.event_type_new),
    image_obj: pictured(event.image_obj),
  };
}

export type TeaserData = Omit<Teaser, 'xtype' | 'name' | 'date_start' | 'image_obj' | 'image_thumbnails'> & { image_obj: CardImage | null };

export function teaserOf({ xtype: ____, name: _, date_start: __, image_thumbnails: ___, image_obj, ...shown }: Teaser): TeaserData {
  return { ...shown, image_obj: pictured(image_obj) };
}

const ticketsOf = ({ price_from: _, price: __, sale_from: ___, presales: ____, other_dates, ...shown }: EventCard['tickets']): CardData['tickets'] =>
  other_dates ? { ...shown, other_dates: { text: other_dates.text, url: other_dates.url } } : shown;

function pictured(image: EventCard['image_obj']): CardImage | null {
  if (!image) return null;
  const { url: _, credit: __, width, height, ...shown } = image;
  return width < 1536 || height < 1024 ? { ...shown, width, height } : shown;
}

const insteadOf = ({ text, lang, link }: Instead): Instead => (lang ? { text, lang, link } : { text, link });

const named = ({ name, lang }: Named): Named => (lang ? { name, lang } : { name });
