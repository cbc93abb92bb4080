import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { ComponentType } from 'react'
import type { StopTimesSlot } from '../../platform/ui/lane-of.tsx'

/** One box of one job to be shared. */
export type ShareProps = { box: { bookingNo: string; jobNo: string; containerNo: string }; onClose: () => void }

type JobsBooking = { id: string; state: string; boxes?: DeskBookingDetail['boxes'] }

/** Parts that later areas add to a booking. */
export type BookingSlots = {
  containers?: ComponentType<{ bookingId: string }>
  share?: ComponentType<ShareProps>
  instructions?: ComponentType<{ bookingId: string }>
  /** Arrivals of its cargo at the places on its way. */
  stopTimes?: StopTimesSlot | undefined
  milestones?: ComponentType<{ id: string }>
  deskJobs?: ComponentType<{ booking: JobsBooking }>
  /** The charges that a cancelled booking bears itself, at the desk. */
  deskCharges?: ComponentType<{ booking: { id: string; version: number } }>
  /** The deed at hand of an accepted booking: to open its first job, or to go to the one that carries it. */
  jobDeed?: ComponentType<{ booking: JobsBooking }>
}
