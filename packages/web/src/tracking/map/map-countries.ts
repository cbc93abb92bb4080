import type { Language } from '@landbridge/contract/shared/languages'
import type * as leaflet from 'leaflet'
import { L } from './map-leaflet.ts'
import type { CountryMark } from './map-names.ts'

/** The countries that cargo by land passes, each where its name stands beside the usual routes: the large ones show from afar. */
// biome-ignore format: a table
const places: Readonly<Record<string, readonly [latitude: number, longitude: number, leastZoom: number]>> = {
  CN: [30.5, 100, 0],  RU: [61.5, 78, 0],   KZ: [48.6, 67, 1.5],  MN: [46.3, 103, 2.5], IN: [23, 79, 2],
  IR: [32.5, 54.5, 3], TR: [39, 34.5, 3],   UA: [48.6, 31.5, 3.5], DE: [51.1, 10.4, 4], FR: [46.8, 2.6, 3.5],
  ES: [39.9, -3.6, 3.5], PL: [52.9, 19.2, 4], BY: [53.2, 28.2, 4.5], IT: [43.2, 12.2, 4.5], UZ: [42, 63, 4],
  TM: [39, 59.5, 4],   FI: [63, 26.5, 4],   SE: [62.5, 15.5, 4],  RO: [45.9, 25, 4.5],  VN: [15.8, 108, 4.5],
  LA: [18.8, 103.3, 5], TH: [15.6, 101, 4.5], KG: [41.4, 74.6, 5], TJ: [38.6, 71, 5],   LT: [55.4, 23.9, 5],
  LV: [56.9, 25.2, 5.5], EE: [58.8, 25.6, 5.5], CZ: [49.8, 15.4, 5], SK: [48.7, 19.5, 5.5], HU: [47.1, 19.3, 5],
  AT: [47.4, 14, 5.5], GE: [42.2, 43.5, 5.5], AZ: [40.4, 47.8, 5.5], NL: [52.4, 5.6, 6], BE: [50.6, 4.6, 6],
}

/** The names of countries, under everything that is drawn of the cargo; they are for the eye alone. */
export function addCountries(map: leaflet.Map, language: Language): CountryMark[] {
  map.createPane('countries').setAttribute('aria-hidden', 'true')
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return Object.entries(places).map(([code, [latitude, longitude, leastZoom]]) => {
    const word = document.createElement('span')
    word.textContent = names.of(code) ?? code
    const icon = L.divIcon({ className: 'map-country', html: word, iconSize: [0, 0] })
    const marker = L.marker([latitude, longitude], { icon, pane: 'countries', interactive: false, keyboard: false })
    return { marker: marker.addTo(map), leastZoom }
  })
}
