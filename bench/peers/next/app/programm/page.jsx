import { Filters } from '../filters.jsx';
import { programme } from '../programme.js';

export const dynamic = 'force-dynamic';

const day = new Intl.DateTimeFormat('de', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'Europe/Berlin' });
const time = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' });

export default function Programme() {
  const { events, filters } = programme();
  return (
    <main>
      <h1>Programm</h1>
      <Filters filters={filters} />
      <ol>
        {events.map((event) => (
          <li key={event.id}>
            <article>
              {event.image && (
                // biome-ignore lint/performance/noImgElement: a plain picture, as in the other peers
                <img
                  src={event.image.src}
                  srcSet={event.image.srcset}
                  alt={event.image.alt}
                  width={event.image.width}
                  height={event.image.height}
                  loading="lazy"
                />
              )}
              <p>
                <time dateTime={event.starts}>{day.format(new Date(event.starts))}</time>, {time.format(new Date(event.starts))} Uhr
              </p>
              <h2>
                <a href={event.href}>{event.title}</a>
              </h2>
              <p>{event.subtitle}</p>
              <p>
                {event.room} · {event.type}
              </p>
              <ul>
                {event.tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
              <p>
                {event.tickets.text} {event.tickets.href && <a href={event.tickets.href}>Karten</a>}
              </p>
            </article>
          </li>
        ))}
      </ol>
    </main>
  );
}
