import type { Language } from '../shared/languages.ts'
import { pluralForm } from '../shared/plural-form.ts'

type Plurals = Partial<Record<Language, string>>

// biome-ignore format: a table
export const packagePlurals: Readonly<Record<string, Plurals>> = {
  CT: { en: 'carton|cartons', ru: 'картонная коробка|картонные коробки|картонных коробок' },
  BX: { en: 'box|boxes', ru: 'коробка|коробки|коробок' },
  CS: { en: 'case|cases', ru: 'ящик|ящика|ящиков' },
  CR: { en: 'crate|crates', ru: 'обрешётка|обрешётки|обрешёток' },
  PK: { en: 'package|packages', ru: 'грузовое место|грузовых места|грузовых мест' },
  PP: { en: 'piece|pieces', ru: 'штука|штуки|штук' },
  PX: { en: 'pallet|pallets', ru: 'поддон|поддона|поддонов' },
  '8A': { en: 'wooden pallet|wooden pallets', ru: 'деревянный поддон|деревянных поддона|деревянных поддонов' },
  '8B': { en: 'wooden crate|wooden crates', ru: 'деревянная обрешётка|деревянные обрешётки|деревянных обрешёток' },
  '8C': { en: 'wooden bundle|wooden bundles', ru: 'деревянная связка|деревянные связки|деревянных связок' },
  BG: { en: 'bag|bags', ru: 'мешок|мешка|мешков' },
  SA: { en: 'sack|sacks', ru: 'куль|куля|кулей' },
  '43': { en: 'super bulk bag|super bulk bags', ru: 'биг-бэг|биг-бэга|биг-бэгов' },
  FX: { en: 'flexible container bag|flexible container bags', ru: 'мягкий контейнер|мягких контейнера|мягких контейнеров' },
  DR: { en: 'drum|drums', ru: 'барабан|барабана|барабанов' },
  BA: { en: 'barrel|barrels', ru: 'бочка|бочки|бочек' },
  PL: { en: 'pail|pails', ru: 'ведро|ведра|вёдер' },
  JC: { en: 'rectangular jerrican|rectangular jerricans', ru: 'прямоугольная канистра|прямоугольные канистры|прямоугольных канистр' },
  KG: { en: 'keg|kegs', ru: 'кег|кега|кегов' },
  WA: { en: 'intermediate bulk container (IBC)|intermediate bulk containers (IBC)', ru: 'контейнер средней грузоподъёмности (IBC)|контейнера средней грузоподъёмности (IBC)|контейнеров средней грузоподъёмности (IBC)' },
  CY: { en: 'cylinder|cylinders', ru: 'баллон|баллона|баллонов' },
  TN: { en: 'tin|tins', ru: 'банка|банки|банок' },
  JR: { en: 'jar|jars', ru: 'стеклянная банка|стеклянные банки|стеклянных банок' },
  BE: { en: 'bundle|bundles', ru: 'связка|связки|связок' },
  RL: { en: 'reel|reels', ru: 'катушка|катушки|катушек' },
  RO: { en: 'roll|rolls', ru: 'рулон|рулона|рулонов' },
  CL: { en: 'coil|coils', ru: 'бухта|бухты|бухт' },
  ST: { en: 'sheet|sheets', ru: 'лист|листа|листов' },
  RD: { en: 'rod|rods', ru: 'стержень|стержня|стержней' },
  PI: { en: 'pipe|pipes', ru: 'труба|трубы|труб' },
  LG: { en: 'log|logs', ru: 'бревно|бревна|брёвен' },
  CG: { en: 'cage|cages', ru: 'клетка|клетки|клеток' },
  BK: { en: 'basket|baskets', ru: 'корзина|корзины|корзин' },
  PC: { en: 'parcel|parcels', ru: 'посылка|посылки|посылок' },
  EN: { en: 'envelope|envelopes', ru: 'конверт|конверта|конвертов' },
  UN: { en: 'unit|units', ru: 'единица|единицы|единиц' },
  VN: { en: 'vehicle|vehicles', ru: 'транспортное средство|транспортных средства|транспортных средств' },
  NE: { en: 'piece, unpacked|pieces, unpacked', ru: 'место без упаковки|места без упаковки|мест без упаковки' },
}

export function packagesCalled(code: string, count: number, { language, name }: { language: Language; name: string }) {
  const forms = packagePlurals[code]?.[language]
  return forms ? pluralForm(forms, count, language) : name
}
