let path: string | undefined;

/** The built site sets it at start; in development sheets come with their scripts. */
export const setBlockStyleSheet = (built: string): void => {
  path = built;
};

export const blockStyleSheet = (): string | undefined => path;
