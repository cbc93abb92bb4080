import { type Mode, type ModeCode, modeOfCode } from '@landbridge/contract/shared/modes'

/** The modes that can be booked today; a test holds them to the contract's, whose schemas the router shall not wait for. */
export const bookableModes = ['railway'] as const satisfies readonly Mode[]
const [firstMode] = bookableModes

/** The mode that a booking is of: by its letter, else by its number, which begins with it. */
export const modeOfBooking = ({ serviceModeId, bookingNo }: Numbered): Mode =>
  modeOfCode(serviceModeId ?? bookingNo?.slice(0, 1)) ?? firstMode
type Numbered = { serviceModeId?: ModeCode | undefined; bookingNo?: string | undefined }

/** The mode that begins where nothing names one: what a template keeps does not say its mode yet. */
export const firstBookableMode: Mode = firstMode
