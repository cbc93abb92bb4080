import { accessDeskEndpoints } from '@landbridge/contract/access/access-desk-endpoints'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import type { z } from 'zod'
import { call } from '../platform/api.ts'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

export const useOwnSessions = () => useCall(accessEndpoints.sessions, {}, { staleMs: 0 })
export const useEndSession = () => useCommand(accessEndpoints.endSession, [accessEndpoints.sessions])
export const useChangePassword = () => useCommand(accessEndpoints.changePassword, [accessEndpoints.sessions])

export const usersAtDesk = [accessDeskEndpoints.list, accessDeskEndpoints.detail]

type UserListInput = z.output<typeof accessDeskEndpoints.list.input>
export const useUsers = (input: UserListInput) => useListCall(accessDeskEndpoints.list, input)
export const useUser = (id: string) => useCall(accessDeskEndpoints.detail, { id })
export const readUser = (id: string) => call(accessDeskEndpoints.detail, { id })
export const useMakeStaff = () => useCommand(accessDeskEndpoints.create, usersAtDesk)
export const useSaveUser = () => useCommand(accessDeskEndpoints.save, usersAtDesk)
export const useTakeSecondFactor = () => useCommand(accessDeskEndpoints.removeSecondFactor, usersAtDesk)
export const useActivate = () => useCommand(accessDeskEndpoints.activate, usersAtDesk)
export const useCloseUser = () => useCommand(accessDeskEndpoints.close, usersAtDesk)
export const useDeactivate = () => useCommand(accessDeskEndpoints.deactivate, usersAtDesk)
