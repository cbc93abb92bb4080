import { referenceEndpoints as reference } from '@landbridge/contract/reference/reference-endpoints'
import { pageOf } from './answers.ts'
import { answer, type CallAnswer } from './portal.ts'

/** Lists of places, codes and kinds that a form offers, with nothing in them, for tests in which nothing is chosen from them. */
export const emptyLists: readonly CallAnswer[] = [
  answer(reference.railPorts, []),
  answer(reference.seaPorts, []),
  answer(reference.airports, []),
  answer(reference.cities, []),
  answer(reference.hotPlaces, []),
  answer(reference.favourites, pageOf()),
  answer(reference.carriers, []),
  answer(reference.categories, pageOf()),
  answer(reference.codes, []),
  answer(reference.codeList, pageOf()),
  answer(reference.containers, []),
  answer(reference.currencies, []),
  answer(reference.services, []),
  answer(reference.trucks, []),
  answer(reference.hsCodes, pageOf()),
  answer(reference.unNumbers, []),
  answer(reference.countries, []),
  answer(reference.telephoneCodes, pageOf()),
]
