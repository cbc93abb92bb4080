import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

const security = async () => (await import('./user/security-page.tsx')).SecurityPage
const users = async () => (await import('./desk/desk-users-page.tsx')).DeskUsersPage

const simulator = async () => (await import('./messaging-app/simulator-page.tsx')).SimulatorPage
const callback = async () => (await import('./messaging-app/messaging-app-callback-page.tsx')).MessagingAppCallbackPage

/** Every page of the area needs the words of the ways in. */
const withLoginWords = { hasLoginWords: true } as const

export const accessRoutes: AreaRoutes = {
  account: [
    page(
      paths.security(),
      { name: 'AccountSafe', title: 'shell.security', header: 'workSpace', ...withLoginWords },
      security,
    ),
  ],
  bare: [
    page(paths.simulator(), { name: 'MessagingAppSimulator', title: 'access.simulator', ...withLoginWords }, simulator),
    page(
      paths.messagingAppCallback(),
      { name: 'MessagingAppCallback', title: 'access.messaging-app', ...withLoginWords },
      callback,
    ),
  ],
  desk: [
    page(paths.staffSecurity(), { name: 'DeskSecurity', title: 'shell.security' }, security),
    page(deskPaths.users(), { name: 'DeskUsers', title: 'access.users' }, users),
  ],
}
