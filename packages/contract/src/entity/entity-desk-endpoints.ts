import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { thingCommand } from '../shared/wire-values.ts'
import { localPartnerFilter, localPartnerForm, localPartnerPage, localPartnerView } from './local-partner.ts'
import { entityAccounts, ownEntityFilter, ownEntityForm, ownEntityPage, ownEntityView } from './own-entity.ts'
import { partnerSheetInput, partnerSheetReport } from './partner-sheet.ts'

const readCall = { by: ['staff'], permission: 'booking.view', reads: true } as const
const writeCall = { by: ['staff'], permission: 'site.settings' } as const
const byId = z.object({ id: z.uuid() })
const removedId = z.object({ id: z.uuid() })

export const entityDeskEndpoints = {
  entities: endpoint({
    ...readCall,
    method: 'POST',
    path: '/api/v1/admin/own-entity-list',
    summary: 'Lists the companies that we trade as.',
    input: ownEntityFilter,
    output: ownEntityPage,
  }),
  entity: endpoint({
    ...readCall,
    method: 'GET',
    path: '/api/v1/admin/own-entity-detail',
    summary: 'Shows one of our companies with its accounts.',
    input: byId,
    output: ownEntityView,
  }),
  saveEntity: endpoint({
    ...writeCall,
    method: 'PUT',
    path: '/api/v1/admin/own-entity-save',
    summary: 'Adds one of our companies or changes it; its accounts stay.',
    input: ownEntityForm,
    output: ownEntityView,
  }),
  removeEntity: endpoint({
    ...writeCall,
    method: 'PUT',
    path: '/api/v1/admin/own-entity-remove',
    summary: 'Deletes one of our companies that no booking is carried by.',
    input: thingCommand,
    output: removedId,
  }),
  saveAccounts: endpoint({
    by: ['staff'],
    permission: 'entity.bank',
    method: 'PUT',
    path: '/api/v1/admin/own-entity-accounts',
    summary: 'Keeps the bank accounts of one of our companies, all of them.',
    input: entityAccounts,
    output: ownEntityView,
  }),
  partners: endpoint({
    ...readCall,
    method: 'POST',
    path: '/api/v1/admin/local-partner-list',
    summary: 'Lists agents, terminals and depots by place.',
    input: localPartnerFilter,
    output: localPartnerPage,
  }),
  partner: endpoint({
    ...readCall,
    method: 'GET',
    path: '/api/v1/admin/local-partner-detail',
    summary: 'Shows one agent, terminal or depot.',
    input: byId,
    output: localPartnerView,
  }),
  savePartner: endpoint({
    ...writeCall,
    method: 'PUT',
    path: '/api/v1/admin/local-partner-save',
    summary: 'Adds an agent, terminal or depot or changes one.',
    input: localPartnerForm,
    output: localPartnerView,
  }),
  removePartner: endpoint({
    ...writeCall,
    method: 'PUT',
    path: '/api/v1/admin/local-partner-remove',
    summary: 'Deletes an agent, terminal or depot that stood on no paper yet.',
    input: thingCommand,
    output: removedId,
  }),
  importPartners: endpoint({
    by: ['staff'],
    permission: 'site.settings',
    method: 'POST',
    path: '/api/v1/admin/local-partner-import',
    idempotent: false,
    summary:
      'Reads an uploaded sheet of agents, terminals and depots: what each row would do and what is wrong with it, or, to be applied, all of it or nothing.',
    input: partnerSheetInput,
    output: partnerSheetReport,
  }),
}
