import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'
import type { CertificationSlots } from './company/certification-slots.ts'

const account = async () => (await import('./company/account-page.tsx')).AccountPage
const team = async () => (await import('./team/team-page.tsx')).TeamPage
const apiKeys = async () => (await import('./api-key/api-keys-page.tsx')).ApiKeysPage
const invite = async () => (await import('./team/invite-page.tsx')).InvitePage
const ownerBack = async () => (await import('./team/owner-back-page.tsx')).OwnerBackPage
const customers = async () => (await import('./desk/desk-customers-page.tsx')).DeskCustomersPage

/** Pages of invitations and accounts need the words of the login. */
const hasLoginWords = true
const hasCompanyWords = true
const workSpace = { header: 'workSpace', menu: 'workbench', hasCompanyWords } as const

/** The area's pages, two of them with certification papers. */
export const customerRoutesWith = ({ papers, deskPapers }: CertificationSlots): AreaRoutes => {
  const certification = async () => {
    const { CertificationPage } = await import('./company/certification-page.tsx')
    return () => <CertificationPage papers={papers} />
  }
  const customer = async () => {
    const { DeskCustomerPage } = await import('./desk/desk-customer-page.tsx')
    return () => <DeskCustomerPage papers={deskPapers} />
  }
  return {
    open: [
      page(
        paths.invite(),
        { name: 'Invitation', title: 'customer.invitation', header: 'business', hasLoginWords, hasCompanyWords },
        invite,
      ),
      page(
        paths.ownerBack(),
        { name: 'OwnerBack', title: 'customer.way-back', header: 'business', hasCompanyWords },
        ownerBack,
      ),
    ],
    account: [
      page(
        paths.account(),
        { name: 'UserInformation', title: 'customer.account-title', hasLoginWords, ...workSpace },
        account,
      ),
      page(
        paths.certification(),
        { name: 'BusinessCheck', title: 'customer.certification-title', hasLoginWords, ...workSpace },
        certification,
      ),
      page(paths.team(), { name: 'Team', title: 'customer.team', hasLoginWords, ...workSpace }, team),
      page(paths.apiKeys(), { name: 'ApiKeys', title: 'customer.api-keys', ...workSpace }, apiKeys),
    ],
    desk: [
      page(deskPaths.customers(), { name: 'DeskCustomers', title: 'customer.customers' }, customers),
      page(deskPaths.customer(':id'), { name: 'DeskCustomer', title: 'customer.company' }, customer),
    ],
  }
}
