import type { Party } from '@landbridge/contract/booking/form/parties'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { PaperFacts } from './paper-facts.ts'

/** Somebody as a bill names them: in Latin letters, the country in English, under each other. */
export function wholeParty(one: Party, { billNames }: Pick<PaperFacts, 'billNames'>): string {
  const country = one.countryCd && (billNames.at(-1)?.country(one.countryCd) ?? one.countryCd)
  const whole = [one.partyAddress, one.postCode, one.cityName, country, one.taxNo, one.contactName, one.contactPhone]
  return [one.partyName, clauseList(whole, 'en')].filter(Boolean).join('\n')
}
