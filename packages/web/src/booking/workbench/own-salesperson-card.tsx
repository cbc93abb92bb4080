import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { PhoneLink } from '../../platform/ui/phone.tsx'
import { QrPicture } from '../../platform/ui/qr-picture.tsx'
import styles from '../booking.module.css'

export function SalespersonCard() {
  const text = useText()
  const { user } = useSession()
  const saler = user?.saler
  return (
    <section className={`card ${styles.saler}`}>
      <div className="grow">
        <small className="muted">{text('booking.your-salesperson')}</small>
        <h2>{saler?.name ?? text('booking.salesperson-none')}</h2>
        <PhoneLink className="row nowrap" phone={saler?.phone}>
          <Icon name="phone" size="s" />
        </PhoneLink>
      </div>
      {saler?.qrCode && (
        <QrPicture value={saler.qrCode} label={text('booking.salesperson-qr', { name: saler.name })} size={84} />
      )}
    </section>
  )
}
