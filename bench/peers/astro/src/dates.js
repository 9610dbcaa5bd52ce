export const day = new Intl.DateTimeFormat('de', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'Europe/Berlin' });
export const time = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' });
