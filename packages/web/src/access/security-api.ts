import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { useCall, useCommand } from '../platform/use-call.ts'

export const securitySettings = [securityEndpoints.settings]
const emails = [securityEndpoints.emails]

export const useSecurity = () => useCall(securityEndpoints.settings, {}, { staleMs: 0 })
export const useReauthenticate = () => useCommand(securityEndpoints.reauthenticate, [])
export const useEmails = () => useCall(securityEndpoints.emails, {}, { staleMs: 0 })
export const useAddEmail = () => useCommand(securityEndpoints.addEmail, emails)
export const useChangeEmail = () => useCommand(securityEndpoints.changeEmail, emails)
export const useConfirmEmail = () => useCommand(securityEndpoints.confirmEmail, emails)
export const useRemoveEmail = () => useCommand(securityEndpoints.removeEmail, emails)
export const useBindAccount = () => useCommand(securityEndpoints.bindAccount, securitySettings)
export const useSetUpSecondFactor = () => useCommand(securityEndpoints.setUpSecondFactor, [])
export const useOwnEvents = () => useCall(securityEndpoints.events, {}, { staleMs: 0 })
