import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'
import { PhoneLink } from '../../platform/ui/phone.tsx'
import { QrPicture } from '../../platform/ui/qr-picture.tsx'
import styles from './company.module.css'

export function CompanySalesperson({ user }: { user: UserInfo }) {
  const text = useText()
  const { salesperson, salespersonPhone, salespersonWxQrCode } = user
  return (
    <Card title={text('customer.salesperson')}>
      {salesperson ? (
        <Facts
          facts={[
            [text('customer.real-name'), salesperson],
            [text('customer.phone'), <PhoneLink key="phone" phone={salespersonPhone} />],
          ]}
        />
      ) : (
        <p className="muted pad">{text('customer.no-salesperson')}</p>
      )}
      {salespersonWxQrCode && (
        <div className={styles.saler}>
          <QrPicture value={salespersonWxQrCode} label={text('customer.salesperson-qr')} size={112} />
          <p className="muted small">{text('customer.salesperson-scan')}</p>
        </div>
      )}
    </Card>
  )
}
