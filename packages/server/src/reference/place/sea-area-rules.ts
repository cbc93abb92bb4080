import type { Language } from '@landbridge/contract/shared/languages'
import { seaAreas } from '@landbridge/reference-data/sea-areas'

type Spot = { latitude: number; longitude: number }

export function seaAreaAt({ latitude, longitude }: Spot, language: Language): string | undefined {
  const area = seaAreas.find(
    ([south, west, north, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
  if (!area) return undefined
  const [, , , , zhCn, zhTw, en, ru] = area
  return { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru }[language]
}
