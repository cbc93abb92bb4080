/** Under which the figures of the menus stand in the query cache; any command may have changed them. */
export const menuCountsKey = 'menu-counts'
