/** Query key of the menus' counts, which any command may change. */
export const menuCountsKey = 'menu-counts'
