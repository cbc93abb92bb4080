import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { wordsFor } from '../pricing-words-queries.ts'
import { loadOfQuery } from './price-query-rules.ts'
import { keepQuery, keptQueries } from './price-query-store.ts'

/** Guests leave no trace. */
export async function rememberQuery(mode: PricingMode, query: PriceQuery, { tx, caller }: Call<Actor>): Promise<void> {
  const { originCode, destinationCode, legType, boxType, currcd, entryPortCode } = query
  if (!('userId' in caller) || !originCode || !destinationCode) return
  const question = { legType, boxType, currcd, entryPortCode, ...loadOfQuery(query) }
  await keepQuery(tx, { mode: mode.code, userId: caller.userId, originCode, destinationCode, question })
}

export async function listQueryHistory({ tx, caller, language }: Call<'customer' | 'staff'>) {
  const keptRows = await keptQueries(tx, caller.userId)
  const words = await wordsFor(tx, language, [...new Set(keptRows.map(({ mode }) => mode))])
  return {
    items: keptRows.map(({ mode, originCode, destinationCode, question, askedAt }) => ({
      serviceModeId: mode,
      originCode,
      originName: words.short(originCode),
      destinationCode,
      destinationName: words.short(destinationCode),
      entryPortCode: question.entryPortCode,
      legType: question.legType,
      boxType: question.boxType,
      ...loadOfQuery(question),
      currency: question.currcd,
      askedAt,
    })),
  }
}
