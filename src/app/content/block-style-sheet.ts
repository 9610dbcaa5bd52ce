let path: string | undefined;

/** Where the style sheet of all blocks is: said by the built site as it starts, unknown in development, where sheets come with their scripts. */
export const setBlockStyleSheet = (built: string): void => {
  path = built;
};

export const blockStyleSheet = (): string | undefined => path;
