import * as leaflet from 'leaflet'

/** Leaflet is a script without modules, whose members Node and bundlers export differently. */
export const L = ('default' in leaflet ? leaflet.default : leaflet) as typeof leaflet
