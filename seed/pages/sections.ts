import { both } from '../content/texts.ts';
import { headline, link, section, text, type Written } from './write.ts';

export const sections: Readonly<Record<string, readonly Written[]>> = {
  'anfahrt-kurz': [
    section(
      'quiet',
      '67-33',
      [
        headline('So finden Sie her', 'How to find us'),
        text(
          '**Fähre 71** bis Ostkai, zwei Minuten. **U-Bahn** bis Ostkai, Ausgang Wasser, sechs Minuten. **Bus 111** hält vor der Tür. Der Eingang liegt zur Wasserseite, ohne Stufe.',
          '**Ferry 71** to Ostkai, two minutes. **Underground** to Ostkai, exit Wasser, six minutes. **Bus 111** stops at the door. The entrance is on the water side, without a step.',
        ),
      ],
      [link(both('Anfahrt im Einzelnen', 'Directions in detail'), both('/de/besuch/anfahrt', '/en/your-visit/getting-here'), 'arrow')],
    ),
  ],
};
