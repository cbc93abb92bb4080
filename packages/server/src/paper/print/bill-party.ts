import type { Party } from '@landbridge/contract/booking/fields/parties'
import { isToOrder } from '@landbridge/contract/booking/fields/to-order'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { PaperFacts } from './paper-facts.ts'

/** Somebody as a bill names them: in Latin letters, the country in English, under each other. */
export function wholeParty(one: Party, { billNames }: Pick<PaperFacts, 'billNames'>): string {
  const country = one.countryCd && (billNames.at(-1)?.country(one.countryCd) ?? one.countryCd)
  const eori = one.eoriNo && `EORI ${one.eoriNo}`
  const numbers = [one.taxNo, eori, one.contactName, one.contactPhone]
  const lines = [one.partyAddress, one.postCode, one.cityName, country, ...numbers]
  return [one.partyName, clauseList(lines, 'en')].filter(Boolean).join('\n')
}

/** The consignee as a bill names it; an order stands in capitals with its place alone. */
export function consigneeOnBill(one: Party, facts: Pick<PaperFacts, 'billNames'>): string {
  if (!isToOrder(one)) return wholeParty(one, facts)
  const { partyName, partyAddress, postCode, cityName, countryCd } = one
  return wholeParty({ partyName: partyName?.toUpperCase(), partyAddress, postCode, cityName, countryCd }, facts)
}
