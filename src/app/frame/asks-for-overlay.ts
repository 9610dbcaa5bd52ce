/** Whether an address asks for the overlay, as it may on any page: `?overlay=true` leads to the programme (V §2). */
export const asksForOverlay = (url: URL): boolean => url.searchParams.get('overlay') === 'true';
