import { randomUUID } from 'node:crypto'
import { simulatorEndpoints as calls, loginErrors } from '@landbridge/contract/access/messaging-app-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { system } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import { type Port, serveInSteps } from '../../platform/serve.ts'
import { confirmTicket } from './messaging-app-commands.ts'
import { askingBrowser, scannerOf, scanTicket, settleTicket, simulatedPeople } from './messaging-app-store.ts'

/** The phone that plays where no provider is set. */
export function simulatorRoutes(port: Port): void {
  const checkThere = () => {
    if (port.messagingApp?.kind !== 'simulator') throw new Problem('shared.missing')
  }

  serveInSteps(port, calls.show, async ({ input }) => {
    checkThere()
    const [asking, people] = await port.db.readAs(system, (tx) =>
      Promise.all([askingBrowser(tx, input.ticket), simulatedPeople(tx)]),
    )
    if (!asking) throw new Problem('access.login-code-over')
    const known = people.map(({ active, ...person }) => {
      return { ...person, kind: active ? ('bound' as const) : ('deactivated' as const) }
    })
    const stranger = { userId: `sim-${randomUUID().slice(0, 8)}`, realName: '', kind: 'unbound' as const }
    return {
      userAgent: asking.userAgent ?? undefined,
      ipAddress: asking.address ?? undefined,
      askedAt: asking.madeAt,
      binds: asking.binds,
      people: [...known, stranger],
    }
  })

  serveInSteps(port, calls.act, async ({ input }) => {
    checkThere()
    await port.db.as(system, (tx) => actOnTicket(tx, input))
    return {}
  })
}

async function actOnTicket(
  tx: Tx,
  { ticket, act: deed, userId, errorCode = '' }: z.output<typeof calls.act.input>,
): Promise<void> {
  switch (deed) {
    case 'scan': {
      if (!userId) throw new Problem('shared.invalid-input', { userId: 'shared.needed' })
      return scanTicket(tx, ticket, userId)
    }
    case 'confirm': {
      const appUserId = await scannerOf(tx, ticket)
      return confirmTicket(tx, ticket, { from: 'scanned', appUserId, raw: JSON.stringify({ openid: appUserId }) })
    }
    case 'refuse':
      return settleTicket(tx, ticket, { from: ['scanned'], errorCode: loginErrors.refused })
    case 'fail': {
      if (!errorCode) throw new Problem('shared.invalid-input', { errorCode: 'shared.needed' })
      return settleTicket(tx, ticket, { from: ['waiting', 'scanned'], errorCode })
    }
  }
}
