import { serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { type Port, serve } from '../../../platform/serve.ts'
import { makeSailings, retimeVoyage, writeService } from './service-commands.ts'
import { listServices, showService } from './service-queries.ts'

export function serviceRoutes(port: Port): void {
  serve(port, serviceDeskEndpoints.list, listServices)
  serve(port, serviceDeskEndpoints.show, ({ id }, call) => showService(id, call))
  serve(port, serviceDeskEndpoints.save, async (form, call) => {
    const { id, serviceCode, version } = await writeService(form, call)
    return { id, serviceCode, version }
  })
  serve(port, serviceDeskEndpoints.sail, makeSailings)
  serve(port, serviceDeskEndpoints.retime, retimeVoyage)
}
