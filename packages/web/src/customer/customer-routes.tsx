import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

const account = async () => (await import('./account-page.tsx')).AccountPage
const certification = async () => (await import('./certification-page.tsx')).CertificationPage
const customers = async () => (await import('./desk/desk-customers-page.tsx')).DeskCustomersPage
const customer = async () => (await import('./desk/desk-customer-page.tsx')).DeskCustomerPage

const workSpace = { header: 'workSpace' } as const

export const customerRoutes: AreaRoutes = {
  order: [
    page(
      paths.account(),
      { name: 'UserInformation', title: 'customer.account-title', ...workSpace, menu: 'workbench' },
      account,
    ),
    page(
      paths.certification(),
      { name: 'BusinessCheck', title: 'customer.certification-title', ...workSpace },
      certification,
    ),
  ],
  desk: [
    page(paths.deskCustomers(), { name: 'DeskCustomers', title: 'customer.customers' }, customers),
    page(paths.deskCustomer(':id'), { name: 'DeskCustomer', title: 'customer.company' }, customer),
  ],
}
