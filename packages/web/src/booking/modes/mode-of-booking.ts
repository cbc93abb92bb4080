import { firstOpenMode, openModes } from '@landbridge/contract/booking/modes/open-forms'
import { type Mode, type ModeCode, modeOf, modeOfCode } from '@landbridge/contract/shared/modes'

/** The modes that can be booked today. */
export const bookableModes: readonly Mode[] = openModes.map(modeOf)

/** The mode that begins where nothing names one. */
export const firstBookableMode = modeOf(firstOpenMode)

/** What the pages with the forms are called in the specification. */
export const formPageNames: Readonly<Record<Mode, string>> = {
  railway: 'ReOrderRailway',
  truck: 'ReOrderTruck',
  sea: 'ReOrderSea',
  air: 'ReOrderAirway',
  multiTrans: 'ReOrderMultiTrans',
}

/** The mode that a booking is of: by its letter, else by its number, which begins with it. */
export const modeOfBooking = ({ serviceModeId, bookingNo }: Numbered): Mode =>
  modeOfCode(serviceModeId ?? bookingNo?.slice(0, 1)) ?? firstBookableMode
type Numbered = { serviceModeId?: ModeCode | undefined; bookingNo?: string | undefined }
