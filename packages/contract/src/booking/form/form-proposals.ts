import { loadingMetresOf } from '../../pricing/chargeable.ts'
import { truckLoadTypes } from '../../pricing/load-ask.ts'
import { hasToInsure, paymentTermOf, placeMatters } from '../../pricing/payers.ts'
import { dayAfter } from '../../shared/calendar-day.ts'
import { isBlank } from '../fields/form-conditions.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { isUnder } from '../fields/hs-headings.ts'
import type { CategoryFacts } from './check-facts.ts'
import { figureIn } from './form-defaults.ts'
import { namedPlaceOf, payerTermsOf, roleProposed } from './form-payers.ts'
import { englishDescriptionOf } from './goods-names.ts'
import { statedLoad } from './stated-load.ts'

/** Proposed in place of what is open, or of what the form begins with. */
export type Proposal = { path: string; value: string | boolean; start?: string | boolean }

type ProposalFacts = {
  categories?: Readonly<Record<string, CategoryFacts>> | undefined
  /** Places where empty containers can be given back at the price of the form, and the extra cost. */
  returnPlaces?: readonly { cityCode: string; extraCost: string }[] | undefined
  originCountry?: string | undefined
  destinationCountry?: string | undefined
  departure?: DepartureDays | undefined
  today?: string | undefined
}

type DepartureDays = {
  /** The fields that name it: the number of a train, a vessel with its voyage and its line. */
  named: Readonly<Record<string, string | undefined>>
  departsOn: string
  /** The day on whose cut-off the cargo must stand in the terminal. */
  cargoCutoffOn: string
}

/** Values that follow from the rest of the form or from its price, for the fields that its reader has left open. */
export function proposalsFor(form: BookingForm, known: ProposalFacts): Proposal[] {
  return [
    ...categoriesOf(form, known),
    ...descriptionsOf(form),
    ...measuresOfPieces(form),
    ...consigneeOf(form),
    ...cargoOfBoxes(form),
    ...returnOfBoxes(form, known),
    ...shipperOf(form, known),
    ...wayOfDeparture(known),
    ...wayOfTruck(form),
    ...payersOf(form, known),
  ]
}

/** The one category that an HS code stands in, of which the longest heading counts; dangerous goods are called so by people alone. */
function categoriesOf({ goods }: BookingForm, { categories = {} }: ProposalFacts): Proposal[] {
  return (goods ?? []).flatMap(({ hsCode }, i) => {
    const value = hsCode && categoryOfHsCode(hsCode, categories)
    return value ? [{ path: `goods.${i}.categoryId`, value }] : []
  })
}

function categoryOfHsCode(hsCode: string, categories: Readonly<Record<string, CategoryFacts>>): string | undefined {
  const widths = Object.entries(categories).flatMap(([id, { hsHeadings, isDangerous }]) =>
    isDangerous
      ? []
      : hsHeadings.filter((heading) => isUnder(hsCode, heading)).map((heading) => [id, widthOf(heading)] as const),
  )
  const least = Math.min(...widths.map(([, width]) => width))
  const [nearest, ...others] = new Set(widths.filter(([, width]) => width === least).map(([id]) => id))
  return others.length === 0 ? nearest : undefined
}

/** Headings of four digits in a range: 8450 is one, 8456-8466 eleven, 84 a hundred. */
function widthOf(heading: string): number {
  const [from = '', to = from] = heading.split('-')
  const scale = 10 ** (4 - from.length)
  return (Number(to) - Number(from) + 1) * scale
}

const descriptionsOf = ({ goods }: BookingForm): Proposal[] =>
  (goods ?? []).flatMap((line, i) => {
    const value = englishDescriptionOf(line)
    return value ? [{ path: `goods.${i}.goodsNameEnglish`, value }] : []
  })

/** The volume of a goods line is that of its pieces, once all of them are measured. */
function measuresOfPieces({ goods, pieces }: BookingForm): Proposal[] {
  return (goods ?? []).flatMap((_, i) => {
    const piecesOfLine = (pieces ?? []).filter(({ goodsSeq }) => (goodsSeq ?? 1) === i + 1)
    const litres = piecesOfLine.map(
      ({ pieceQty, lengthCm, widthCm, heightCm }) =>
        (figureIn(pieceQty) * Number(lengthCm ?? 0) * Number(widthCm ?? 0) * Number(heightCm ?? 0)) / 1000,
    )
    if (litres.length === 0 || litres.some((one) => !(one > 0))) return []
    const m3 = Math.round(litres.reduce((sum, one) => sum + one, 0)) / 1000
    return m3 > 0 ? [{ path: `goods.${i}.volumeM3`, value: String(m3) }] : []
  })
}

/** The company at the only place of unloading is the consignee, where nobody else is named. */
function consigneeOf({ parties, stops }: BookingForm): Proposal[] {
  const index = (parties ?? []).findIndex(({ partyType }) => partyType === 'CNE')
  const [door, ...others] = (stops ?? []).filter(({ stopType }) => stopType === 'U')
  if (index < 0 || !door || others.length > 0) return []
  const { stopCompany, address, postCode, contactName, contactPhone, cityCode, countryCd } = door
  const isNamed = stopCompany && latin.test(stopCompany)
  const follows = {
    partyName: isNamed ? stopCompany.slice(0, 100) : undefined,
    partyAddress: address && latin.test(address) ? address.slice(0, 140) : undefined,
    countryCd: countryCd ?? cityCode?.slice(0, 2),
    postCode,
    contactName,
    contactPhone,
  }
  if (!isNamed) return []
  return Object.entries(follows).flatMap(([name, value]) =>
    value ? [{ path: `parties.${index}.${name}`, value }] : [],
  )
}

/** Equal containers carry equal parts of the cargo. */
function cargoOfBoxes(form: BookingForm): Proposal[] {
  const [box, ...others] = form.boxes ?? []
  const count = figureIn(box?.containerQty)
  const totalKg = Number(statedLoad({ ...form, boxes: undefined }).grossWeightKg ?? 0)
  if (!box || others.length > 0 || count === 0 || totalKg === 0) return []
  return [{ path: 'boxes.0.containerCargoKg', value: String(Math.round((totalKg / count) * 1000) / 1000) }]
}

function returnOfBoxes({ boxes }: BookingForm, { returnPlaces = [] }: ProposalFacts): Proposal[] {
  const [usual, ...others] = returnPlaces.filter(({ extraCost }) => Number(extraCost) === 0)
  if (!usual || others.length > 0) return []
  return (boxes ?? []).flatMap(({ containerOwner }, i) =>
    containerOwner === 'S' ? [] : [{ path: `boxes.${i}.emptyReturnPlace`, value: usual.cityCode }],
  )
}

/** Latin letters and what stands between them, as the papers want a name. */
const latin = /^[\p{Script=Latin}\p{Script=Common}]+$/u

/** A booker without a company yet names it; it ships from where the cargo begins. */
function shipperOf({ parties, companyNameNew }: BookingForm, { originCountry }: ProposalFacts): Proposal[] {
  const index = (parties ?? []).findIndex(({ partyType }) => partyType === 'SHP')
  if (index < 0) return []
  const name = companyNameNew && latin.test(companyNameNew) ? companyNameNew : undefined
  const isNamed = !isBlank(name) || !isBlank(parties?.[index]?.partyName)
  return Object.entries({ partyName: name, countryCd: isNamed ? originCountry : undefined }).flatMap(
    ([field, value]) => (isBlank(value) || !value ? [] : [{ path: `parties.${index}.${field}`, value }]),
  )
}

/** The name and the day of a departure; the cargo is ready the day before its cut-off, or today where that is past. */
function wayOfDeparture({ departure, today = '' }: ProposalFacts): Proposal[] {
  if (!departure) return []
  const { named, departsOn, cargoCutoffOn } = departure
  const before = dayAfter(cargoCutoffOn, -1)
  const readyDate = before < today ? today : before
  return Object.entries({
    ...named,
    wantedDate: departsOn,
    readyDate: readyDate <= departsOn ? readyDate : undefined,
  }).flatMap(([path, value]) => (value ? [{ path, value }] : []))
}

/** A truck leaves on its loading day between the cities of its lane; loading metres follow from the pieces. */
function wayOfTruck(form: BookingForm): Proposal[] {
  const { loadingDate, wantedDate, loadType, stops = [], pieces } = form
  if (!truckLoadTypes.some((type) => type === loadType)) return []
  const metres = loadingMetresOf(pieces ?? [])
  const first = (type: 'L' | 'U') => (stops ?? []).findIndex(({ stopType }) => stopType === type)
  const [loads, unloads] = [first('L'), first('U')]
  const follows: [path: string, value: string | null | undefined, holds?: boolean][] = [
    ['wantedDate', loadingDate],
    ['loadingDate', wantedDate],
    [`stops.${loads}.stopDate`, loadingDate ?? wantedDate, loads >= 0],
    [`stops.${loads}.cityCode`, form.originCode, loads >= 0],
    [`stops.${unloads}.cityCode`, form.destinationCode, unloads >= 0],
    ['loadingMetres', metres, loadType === 'LTL' && Number(metres) > 0],
  ]
  return follows.flatMap(([path, value, holds = true]) => (holds && value ? [{ path, value }] : []))
}

/** The part of our customer in the sale and the kind of the named place; whoever sells on CIF or CIP has to insure. */
function payersOf(form: BookingForm, known: ProposalFacts): Proposal[] {
  const role = roleProposed(form, known)
  const pays = form.direction === 'NM' ? undefined : paymentTermOf(form.incoterm)
  const hasDuty = hasToInsure(
    payerTermsOf({ ...form, customerRole: form.customerRole ?? role }, { fcaTerminalByShipper: false }),
  )
  return [
    ...(role ? [{ path: 'customerRole', value: role }] : []),
    ...(placeMatters(form.incoterm) && form.direction !== 'NM'
      ? [{ path: 'incotermPlaceKind', value: namedPlaceOf({ ...form, incotermPlaceKind: undefined }) }]
      : []),
    ...(pays ? [{ path: 'paymentTerm', value: pays, start: 'PP' }] : []),
    ...(form.incoterm ? [{ path: 'insured', value: hasDuty, start: false }] : []),
    ...(hasDuty && form.insured ? [{ path: 'insuranceCover', value: 'ALL' }] : []),
  ]
}

type KnownCompany = {
  name: string
  nameEnglish?: string | null | undefined
  countryCode?: string | null | undefined
  taxNo?: string | null | undefined
  address?: string | null | undefined
}

/** The form with the booking company as shipper, or as consignee of imports, unless a party is named already. */
export function withCompany(form: BookingForm, company: KnownCompany | undefined): BookingForm {
  const name = [company?.nameEnglish, company?.name].find((one) => one && latin.test(one))
  if (!company || !name) return form
  const { countryCode, taxNo, address } = company
  const isBuyer =
    countryCode && form.destinationCode?.startsWith(countryCode) && !form.originCode?.startsWith(countryCode)
  const role = isBuyer ? 'CNE' : 'SHP'
  const isTheirs = (type: string | null | undefined, value: unknown) => type === role && isBlank(value)
  const known = Object.entries({
    partyName: name.slice(0, 100),
    countryCd: countryCode,
    taxNo,
    partyAddress: address && latin.test(address) ? address.slice(0, 140) : undefined,
  }).filter(([, value]) => value)
  return {
    ...form,
    parties: form.parties?.map((party) =>
      isTheirs(party.partyType, party.partyName) ? { ...party, ...Object.fromEntries(known) } : party,
    ),
  }
}
