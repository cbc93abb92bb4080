import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { ComponentType } from 'react'
import type { StopTimesSlot } from '../../platform/ui/lane-of.tsx'

/** What a link is made for: one box of one job. */
export type ShareProps = { box: { bookingNo: string; jobNo: string; containerNo: string }; onClose: () => void }

/** What jobs are opened from. */
type JobsBooking = { id: string; state: string; boxes?: DeskBookingDetail['boxes'] }

/** What later areas add to a booking: its containers once there are jobs, and the dialog that shares their tracking. */
export type BookingSlots = {
  containers?: ComponentType<{ bookingId: string }>
  share?: ComponentType<ShareProps>
  /** The shipping instructions of its jobs, once there are jobs. */
  instructions?: ComponentType<{ bookingId: string }>
  /** When its cargo came to the places on its way. */
  stopTimes?: StopTimesSlot | undefined
  /** Its milestones, once there are jobs. */
  milestones?: ComponentType<{ id: string }>
  /** The jobs of a booking at the desk, and the way to open one. */
  deskJobs?: ComponentType<{ booking: JobsBooking }>
  /** The charges that a cancelled booking bears itself, at the desk. */
  deskCharges?: ComponentType<{ booking: { id: string; version: number } }>
  /** The deed at hand of an accepted booking: to open its first job, or to go to the one that carries it. */
  jobDeed?: ComponentType<{ booking: JobsBooking }>
}
