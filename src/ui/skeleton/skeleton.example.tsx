import type { Example } from '../example.ts';
import { OptionsListSkeleton, SkeletonPicture, SkeletonText } from './skeleton.tsx';

export const example: Example = {
  name: 'Skeleton',
  use: { de: 'So groß wie das, was kommt: nichts springt.', en: 'As large as what is to come: nothing jumps.' },
  states: [
    { name: { de: 'Text', en: 'Text' }, show: () => <SkeletonText lines={3} width="40%" /> },
    { name: { de: 'Bild', en: 'Picture' }, show: () => <SkeletonPicture ratio="3 / 2" /> },
    { name: { de: 'Auswahl', en: 'Options' }, show: () => <OptionsListSkeleton options={3} /> },
  ],
};
