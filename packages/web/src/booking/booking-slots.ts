import type { ComponentType } from 'react'

/** What a link is made for: one box of one job. */
export type ShareProps = { box: { bookingNo: string; jobNo: string; containerNo: string }; onClose: () => void }

/** What later areas add to a booking: its containers once there are jobs, and the dialog that shares their tracking. */
export type BookingSlots = {
  containers?: ComponentType<{ bookingId: string }>
  share?: ComponentType<ShareProps>
}
