import type { Looks } from '../../content/looks.ts';
import { apart, type Palette } from '../palette.ts';
import type { Face } from './face.ts';

/** From the fairest to the darkest: what the light falls on, what is in the shadow, lips. */
export const skins: readonly Face['skin'][] = [
  ['#f5d2bb', '#dfa88a', '#bf6f5c'],
  ['#eabf9b', '#cb9067', '#a85c49'],
  ['#d79e6f', '#b0744a', '#8f4a38'],
  ['#b57a4e', '#8d5731', '#713a28'],
  ['#8a5634', '#673c21', '#4f2619'],
  ['#643c26', '#452617', '#2f160e'],
];

export const hairTones: Readonly<Record<Looks['tone'], string>> = {
  black: '#111111',
  dark: '#2a1a14',
  brown: '#4b2a1a',
  red: '#8a4a24',
  blond: '#c9963f',
  grey: '#b9b3a8',
  white: '#e8e3d8',
};

/** Whether head and hair can be told from the ground; dark hair on a dark ground differs from it in hue as well. */
export const suits = ({ background }: Palette, { skin, hair, tone }: Looks): boolean =>
  apart((skins[skin] ?? skins[0] ?? ['', '', ''])[0], background) && (hair === 'none' || apart(hairTones[tone], background, 24));
