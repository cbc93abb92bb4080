import { customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { entityDeskEndpoints as desk } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { OwnEntityForm, OwnEntityView } from '@landbridge/contract/entity/own-entity'
import { firstPage } from '@landbridge/contract/shared/paging'
import { call } from '../platform/api.ts'
import type { Option } from '../platform/ui/option.tsx'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

type Input<Name extends keyof typeof desk> = Parameters<(typeof desk)[Name]['wire']['input']['encode']>[0]

export const useOwnEntities = (input: Input<'entities'>) => useListCall(desk.entities, input)
export const useOwnEntity = (id: string) => useCall(desk.entity, { id }, { staleMs: 0 })
export const readOwnEntity = async (id: string): Promise<OwnEntityForm> => entityFormOf(await call(desk.entity, { id }))
export const useSaveOwnEntity = () => useCommand(desk.saveEntity)

export const useLocalPartners = (input: Input<'partners'>) => useListCall(desk.partners, input)
export const readLocalPartner = (id: string) => call(desk.partner, { id })
export const useSaveLocalPartner = () => useCommand(desk.savePartner)
export const usePreviewPartners = () => useCommand(desk.importPartners, [])
export const useImportPartners = () => useCommand(desk.importPartners)

/** An entity as its form's input, without derived words. */
export function entityFormOf({ accounts, logoName, signatureName, stampName, ...view }: OwnEntityView): OwnEntityForm {
  return { ...view, rules: view.rules.map(({ customerName, ...rule }) => rule) }
}

export async function customerOptions(keyword: string): Promise<Option[]> {
  const { items } = await call(customerDeskEndpoints.list, { ...firstPage, keyword, state: 'all' })
  return items.map(({ id, name }) => ({ value: id, label: name }))
}
