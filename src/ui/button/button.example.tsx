import { ArrowRight, CalendarPlus } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { Example } from '../example.ts';
import { Button } from './button.tsx';
import { button } from './button-class.ts';

export const example: Example = {
  name: 'Button',
  use: {
    de: 'Sagt, was geschieht. Gefüllt ist, wozu ein Formular da ist, einmal; rot sind allein der Kauf und was sich nicht zurücknehmen lässt. Was gerade nicht geht, bleibt erreichbar und sagt, warum.',
    en: 'Says what happens. Filled is what a form is for, once; red are buying alone and what cannot be undone. What cannot be done now stays in reach and says why.',
  },
  states: [
    { name: { de: 'Hauptsache', en: 'Primary' }, show: ({ say }) => <Button look="primary">{say('Speichern', 'Save')}</Button> },
    {
      name: { de: 'Kauf, Warnung', en: 'Signal: buying, warning' },
      show: ({ say }) => <Button look="signal">{say('In den Warenkorb', 'Add to cart')}</Button>,
    },
    {
      name: { de: 'Alles andere', en: 'Secondary' },
      show: ({ say }) => (
        <Button>
          <Icon node={CalendarPlus} />
          {say('In den Kalender', 'Add to calendar')}
        </Button>
      ),
    },
    { name: { de: 'Werkzeug', en: 'Quiet' }, show: ({ say }) => <Button look="quiet">{say('Nach oben', 'Move up')}</Button> },
    { name: { de: 'Wie ein Link', en: 'Like a link' }, show: ({ say }) => <Button look="link">{say('Noch einmal laden', 'Load again')}</Button> },
    {
      name: { de: 'Ein Link', en: 'A link' },
      show: ({ say }) => (
        <Link to="/" className={button()}>
          {say('Das ganze Programm', 'The whole programme')}
          <Icon node={ArrowRight} />
        </Link>
      ),
    },
    {
      name: { de: 'Größen', en: 'Sizes' },
      show: ({ say }) => (
        <>
          <Button>{say('Normal', 'Normal')}</Button>
          <Button size="small">{say('Klein', 'Small')}</Button>
          <Button size="compact">{say('Gedrängt', 'Compact')}</Button>
        </>
      ),
    },
    {
      name: { de: 'Im Gange', en: 'Under way' },
      show: ({ say }) => (
        <Button look="primary" busy>
          {say('Wird gesendet …', 'Sending …')}
        </Button>
      ),
    },
    {
      name: { de: 'Gesperrt, mit dem Grund', en: 'Closed, with the reason' },
      show: ({ say }) => (
        <>
          <Button look="signal" why={say('Wählen Sie zuerst eine Karte.', 'Choose a ticket first.')}>
            {say('In den Warenkorb', 'Add to cart')}
          </Button>
          <span className={button('off')}>{say('Ausverkauft', 'Sold out')}</span>
        </>
      ),
    },
    {
      name: { de: 'Gewählt', en: 'Pressed' },
      show: ({ say }) => (
        <>
          <Button aria-pressed={true}>{say('Liste', 'List')}</Button>
          <Button aria-pressed={false}>{say('Kalender', 'Calendar')}</Button>
        </>
      ),
    },
    {
      name: { de: 'Auf Tinte', en: 'On ink' },
      show: ({ say }) => (
        <div data-ground="ink">
          <Button look="primary">{say('Verlängern', 'Extend')}</Button>
          <Button>{say('Zum Warenkorb', 'To the cart')}</Button>
        </div>
      ),
    },
    {
      name: { de: 'Langes Wort', en: 'Long words' },
      show: ({ say }) => <Button>{say('Veranstaltungsankündigungen abbestellen', 'Unsubscribe from announcements of events')}</Button>,
    },
  ],
};
