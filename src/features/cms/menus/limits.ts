/** How many of the latest changes of the menus are told. */
export const maxMenuChanges = 30;
