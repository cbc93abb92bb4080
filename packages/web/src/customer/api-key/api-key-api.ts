import { apiKeyEndpoints } from '@landbridge/contract/customer/api-key'
import { useCall, useCommand } from '../../platform/use-call.ts'

export const apiKeysShown = [apiKeyEndpoints.list]

export const useApiKeys = (enabled: boolean) => useCall(apiKeyEndpoints.list, {}, { enabled, staleMs: 0 })
export const useRevokeKey = () => useCommand(apiKeyEndpoints.revoke, apiKeysShown)
