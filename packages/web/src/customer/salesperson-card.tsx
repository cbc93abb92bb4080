import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { useText } from '../platform/text.tsx'
import { Card, Facts } from '../platform/ui/parts.tsx'

/** Who serves the company, and how to reach that person. */
export function SalespersonCard({ user }: { user: UserInfo }) {
  const text = useText()
  const { salesperson, salespersonPhone, salespersonWxQrCode } = user
  const phone = salespersonPhone && <a href={`tel:${salespersonPhone.replaceAll(' ', '')}`}>{salespersonPhone}</a>
  return (
    <Card title={text('customer.salesperson')}>
      {salesperson ? (
        <Facts
          of={[
            [text('customer.real-name'), salesperson],
            [text('customer.phone'), phone],
          ]}
        />
      ) : (
        <p className="muted pad">{text('customer.no-salesperson')}</p>
      )}
      {salespersonWxQrCode && (
        <img src={salespersonWxQrCode} alt={text('customer.salesperson-qr')} width={96} height={96} />
      )}
    </Card>
  )
}
