import { monthsShown, type WorkbenchFigures, workbenchEndpoints } from '@landbridge/contract/insight/workbench'
import { businessDay, startOfBusinessDay } from '@landbridge/contract/shared/business-day'
import { countCompletedSince, tonnageByMonth } from '../booking/index.ts'
import { chargesByMonth } from '../charge/index.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { exchangeRates } from '../reference/index.ts'
import { monthFigures, monthsUntil } from './month-rules.ts'

/** The house keeps its books in it. */
const costCurrency = 'CNY'

export function workbenchRoutes(port: Port): void {
  serve(port, workbenchEndpoints.figures, (_, call) => figuresOf(call))
}

/** Somebody without a company moved nothing. */
async function figuresOf({ tx, caller: { customerId }, now }: Call<'customer'>): Promise<WorkbenchFigures> {
  const months = monthsUntil(businessDay(now).slice(0, 7), monthsShown)
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const firstOf = (month: string) => startOfBusinessDay(`${month}-01`)
  const [tonnage, charges, completedThisMonth] =
    customerId === null
      ? [[], [], 0]
      : await Promise.all([
          tonnageByMonth(tx, customerId, firstOf(first)),
          chargesByMonth(tx, customerId, `${first}-01`),
          countCompletedSince(tx, customerId, firstOf(last)),
        ])
  const currencies = charges.map(({ currency }) => currency)
  const rates = await Promise.all(
    months.map(async (month) => {
      return [month, await exchangeRates(tx, { currency: costCurrency, day: `${month}-01` }, currencies)] as const
    }),
  )
  const figures = monthFigures({ months, tonnage, charges, rates: new Map(rates), costCurrency })
  return { ...figures, costCurrency, completedThisMonth }
}
