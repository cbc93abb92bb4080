import type { Place } from '../reference/index.ts'

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
