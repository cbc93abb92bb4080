import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { call } from '../platform/api.ts'
import { logIn, refreshUser } from '../platform/session.ts'
import { useCall, useCommand } from '../platform/use-call.ts'

export const teamShown = [teamEndpoints.list]

export const useTeam = () => useCall(teamEndpoints.list, {})
export const useChangeMember = () => useCommand(teamEndpoints.change, teamShown)
export const useRemoveMember = () => useCommand(teamEndpoints.remove, teamShown)
export const useResend = () => useCommand(teamEndpoints.resend, teamShown)
export const useRevokeInvitation = () => useCommand(teamEndpoints.revoke, teamShown)

export const useInvitation = (key: string) => useCall(teamEndpoints.look, { key }, { enabled: key !== '', staleMs: 0 })
export const useWayBack = (key: string) => useCall(teamEndpoints.lookBack, { key }, { enabled: key !== '', staleMs: 0 })
export const useGoBack = () => useCommand(teamEndpoints.goBack, [])
export const useWaitingInvitations = (enabled: boolean) => useCall(teamEndpoints.waiting, {}, { enabled, staleMs: 0 })
export const useJoin = () => useCommand(teamEndpoints.join)

type Registering = Parameters<typeof teamEndpoints.register.wire.input.encode>[0]

export async function registerInvited(input: Registering): Promise<void> {
  const { id } = await call(teamEndpoints.register, input)
  await logIn(id)
}

/** Reads the user's company anew after joining. */
export const joined = () => refreshUser()
