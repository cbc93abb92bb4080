import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { useCall, useCommand } from '../../platform/use-call.ts'

const settings = [securityEndpoints.settings]
const emails = [securityEndpoints.emails]

export const useSecurity = () => useCall(securityEndpoints.settings, {}, { staleMs: 0 })
export const useReauthenticate = () => useCommand(securityEndpoints.reauthenticate, [])
export const useEmails = () => useCall(securityEndpoints.emails, {}, { staleMs: 0 })
export const useAddEmail = () => useCommand(securityEndpoints.addEmail, emails)
export const useChangeEmail = () => useCommand(securityEndpoints.changeEmail, emails)
export const useConfirmEmail = () => useCommand(securityEndpoints.confirmEmail, emails)
export const useRemoveEmail = () => useCommand(securityEndpoints.removeEmail, emails)
export const useBindAccount = () => useCommand(securityEndpoints.bindAccount, settings)
export const useBindPhone = () => useCommand(phoneEndpoints.bind, settings)
export const useSetUpSecondFactor = () => useCommand(securityEndpoints.setUpSecondFactor, [])
export const useConfirmSecondFactor = () =>
  useCommand(securityEndpoints.confirmSecondFactor, [securityEndpoints.settings, accessEndpoints.sessions])
export const useRemoveSecondFactor = () => useCommand(securityEndpoints.removeSecondFactor, settings)
export const useOwnEvents = () => useCall(securityEndpoints.events, {}, { staleMs: 0 })
