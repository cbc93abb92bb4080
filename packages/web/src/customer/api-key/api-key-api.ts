import { apiKeyEndpoints } from '@landbridge/contract/customer/api-key'
import { useCall, useCommand } from '../../platform/use-call.ts'

const keys = [apiKeyEndpoints.list]

export const useApiKeys = (enabled: boolean) => useCall(apiKeyEndpoints.list, {}, { enabled, staleMs: 0 })
export const useMakeKey = () => useCommand(apiKeyEndpoints.make, keys)
export const useRevokeKey = () => useCommand(apiKeyEndpoints.revoke, keys)
