import type { Place } from '../reference/index.ts'
import type { KnownToForm } from './submit/form-reference-rules.ts'

export const aPlace = (code: string, changes: Partial<Place> = {}): Place => ({
  mode: 'RAIL',
  code,
  names: { 'zh-CN': `${code}站`, 'zh-TW': `${code}站`, en: `${code} Terminal`, ru: `Терминал ${code}` },
  pinyin: '',
  aliases: [],
  countryCode: 'CN',
  latitude: 34.4,
  longitude: 109.1,
  timeZone: 'Asia/Shanghai',
  isBorder: false,
  isHotOrigin: false,
  isHotDestination: false,
  routes: [],
  active: true,
  version: 1,
  ...changes,
})

/** All that the reference data knows of a form: its two ends, from Xi'an to Duisburg. */
export const knownFromXianToDuisburg = (more: Partial<KnownToForm> = {}): KnownToForm => ({
  ends: { origin: aPlace('CNXIA'), destination: aPlace('DEDUI', { countryCode: 'DE' }) },
  elsewhere: new Set(),
  border: undefined,
  cities: new Map(),
  containerTypes: new Map(),
  trucks: [],
  categories: new Map(),
  codes: new Map(),
  ...more,
})
