/** The key of the menus' figures in the query cache; any command may have changed them. */
export const menuCountsKey = 'menu-counts'
