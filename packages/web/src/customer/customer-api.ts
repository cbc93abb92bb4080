import { customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { z } from 'zod'
import { call } from '../platform/api.ts'
import type { Option } from '../platform/ui/option.tsx'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

export const useUserInfo = () => useCall(customerEndpoints.userInfo, {})
export const useSalespeople = (enabled: boolean) => useCall(customerEndpoints.salespeople, {}, { enabled })

const ownCompanyQueries = [customerEndpoints.userInfo, customerEndpoints.showCompany]
export const useRename = () => useCommand(customerEndpoints.saveUserInfo, ownCompanyQueries)
export const useFoundCompany = () => useCommand(customerEndpoints.foundCompany)
export const readCompany = () => call(customerEndpoints.showCompany, {})
export const useSaveCompany = () => useCommand(customerEndpoints.saveCompany, ownCompanyQueries)
export const useAskCertification = () => useCommand(customerEndpoints.askCertification, ownCompanyQueries)

export const customersAtDesk = [customerDeskEndpoints.list, customerDeskEndpoints.detail]

type CustomerListInput = z.output<typeof customerDeskEndpoints.list.input>
export const useCustomers = (input: CustomerListInput) => useListCall(customerDeskEndpoints.list, input)
export const useCustomer = (id: string) => useCall(customerDeskEndpoints.detail, { id })
export const useCertify = () => useCommand(customerDeskEndpoints.certify, customersAtDesk)
export const readCustomer = (id: string) => call(customerDeskEndpoints.detail, { id })
export const useSaveCustomer = () => useCommand(customerDeskEndpoints.save, customersAtDesk)

export const countryOptions = async (keyword: string, signal?: AbortSignal): Promise<Option[]> =>
  (await call(referenceEndpoints.countries, { key: keyword }, { signal })).map(optionOf)

export const currencyOptions = async (keyword: string, signal?: AbortSignal): Promise<Option[]> =>
  (await call(referenceEndpoints.currencies, { key: keyword }, { signal })).map(optionOf)

const optionOf = ({ label, code }: { label: string; code: string }): Option => ({ value: code, label, subLabel: code })
