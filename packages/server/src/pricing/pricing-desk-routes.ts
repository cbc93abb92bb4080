import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { departureStageAt, departureStageText } from '@landbridge/contract/pricing/departure-lifecycle'
import { departureWeekEndpoints } from '@landbridge/contract/pricing/departure-week-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { tariffSheetEndpoints } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { type Call, type Port, serve, serveInSteps, serveRaw } from '../platform/serve.ts'
import { asSheet } from '../platform/xlsx.ts'
import { cancelDeparture, writeDeparture } from './departure/departure-commands.ts'
import { listDepartures, showDeparture } from './departure/departure-queries.ts'
import { showDepartureWeek } from './departure/departure-week-queries.ts'
import { serviceRoutes } from './departure/modes/service-routes.ts'
import { departureStandingOf } from './departure/space-rules.ts'
import type { Departure } from './price/departure-row.ts'
import { say } from './pricing-words-queries.ts'
import { beginVersion, publishTariff, withdrawTariff, writeTariff } from './tariff/tariff-commands.ts'
import { exportTariffs } from './tariff/tariff-export.ts'
import { importTariffs } from './tariff/tariff-import-commands.ts'
import { listTariffs, showTariff, tariffStanding } from './tariff/tariff-queries.ts'

export function pricingDeskRoutes(port: Port): void {
  serve(port, tariffDeskEndpoints.list, listTariffs)
  serve(port, tariffDeskEndpoints.show, ({ id }, call) => showTariff(id, call))
  serve(port, tariffDeskEndpoints.save, async (form, call) =>
    tariffStanding(await writeTariff(form, call), call.language),
  )
  serve(port, tariffDeskEndpoints.publish, async (sent, call) =>
    tariffStanding(await publishTariff(sent, call), call.language),
  )
  serve(port, tariffDeskEndpoints.version, async (sent, call) =>
    tariffStanding(await beginVersion(sent, call), call.language),
  )
  serve(port, tariffDeskEndpoints.withdraw, async (sent, call) =>
    tariffStanding(await withdrawTariff(sent, call), call.language),
  )
  serveRaw(port, tariffSheetEndpoints.export, async (opened) => {
    asSheet(opened.exchange.reply, 'tariffs')
    return exportTariffs(opened)
  })
  serveInSteps(port, tariffSheetEndpoints.import, (opened) => importTariffs(opened, port.settings.files))

  serve(port, departureDeskEndpoints.list, listDepartures)
  serve(port, departureWeekEndpoints.week, showDepartureWeek)
  serve(port, departureDeskEndpoints.show, ({ id }, call) => showDeparture(id, call))
  serve(port, departureDeskEndpoints.save, async (form, call) =>
    departureStanding(await writeDeparture(form, call), call),
  )
  serve(port, departureDeskEndpoints.cancel, async (sent, call) =>
    departureStanding(await cancelDeparture(sent, call), call),
  )

  serviceRoutes(port)
}

const departureStanding = (departure: Departure, { language, now }: Call<'staff'>) => ({
  ...departureStandingOf(departure, 'staff'),
  stateLabel: say(language, departureStageText[departureStageAt(departure, now)]),
})
