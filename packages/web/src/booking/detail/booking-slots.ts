import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { ComponentType } from 'react'
import type { StopTimesSlot } from '../../platform/ui/lane-of.tsx'

export type ShareProps = { box: { bookingNo: string; jobNo: string; containerNo: string }; onClose: () => void }

type JobsBooking = { id: string; state: string; boxes?: DeskBookingDetail['boxes'] }

type WithJobs = { id: string; jobNos: readonly string[] }

export type BookingSlots = {
  containers?: ComponentType<{ booking: WithJobs }>
  share?: ComponentType<ShareProps>
  instructions?: ComponentType<{ booking: WithJobs }>
  stopTimes?: StopTimesSlot | undefined
  milestones?: ComponentType<{ id: string }>
  deskJobs?: ComponentType<{ booking: JobsBooking }>
  deskCharges?: ComponentType<{ booking: { id: string; version: number } }>
  /** The likeliest action of an accepted booking: opening its first job, or going to it. */
  jobAction?: ComponentType<{ booking: JobsBooking }>
}
