import { problem } from '#api/problem.server.ts';
import type { Redaction } from '../redaction/redaction.ts';

/** What is known of a film or sound by its own words. */
export type Recording = {
  /** px; 0 where there is nothing to see. */
  width: number;
  height: number;
  /** Seconds. */
  duration?: number;
  /** Where it says more than it shows: places, people, programs, times. */
  redactions: Redaction[];
};

export const broken = () => problem('film_broken');

/** `film_unplayable`, naming what browsers do not play. */
export const unplayable = (what: string) =>
  problem('film_unplayable', {
    data: { format: what },
    sentence: (language) =>
      language === 'de'
        ? `Browser spielen diese Datei nicht überall ab: Sie enthält ${what}. Bitte exportieren Sie Filme als MP4 mit H.264 und AAC, Ton als MP3 oder M4A mit AAC.`
        : `Browsers do not play this file everywhere: it holds ${what}. Please export films as MP4 with H.264 and AAC, sound as MP3 or M4A with AAC.`,
  });
