/** The portrait must not contradict what is told of them. */
export type Looks = {
  /** 0 (the fairest) – 5. */
  readonly skin: 0 | 1 | 2 | 3 | 4 | 5;
  readonly hair: 'short' | 'bob' | 'long' | 'bun' | 'curls' | 'cloud' | 'none' | 'swept';
  readonly tone: 'black' | 'dark' | 'brown' | 'red' | 'blond' | 'grey' | 'white';
  readonly jaw: 'soft' | 'square';
  readonly beard?: 'moustache' | 'short' | 'full';
  readonly isOld?: boolean;
  readonly glasses?: boolean;
  readonly earring?: boolean;
};
