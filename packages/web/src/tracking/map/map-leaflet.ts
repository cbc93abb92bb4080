import * as leaflet from 'leaflet'

/** The package is a script of before modules: a bundler names its members, Node gives them as the default. */
export const L = ('default' in leaflet ? leaflet.default : leaflet) as typeof leaflet
