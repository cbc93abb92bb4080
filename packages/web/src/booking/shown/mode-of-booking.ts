import { firstOpenMode, openModes } from '@landbridge/contract/booking/modes/open-forms'
import { type Mode, type ModeCode, modeOf, modeOfCode } from '@landbridge/contract/shared/modes'

export const bookableModes: readonly Mode[] = openModes.map(modeOf)

export const firstBookableMode = modeOf(firstOpenMode)

export const modeOfBooking = ({ serviceModeId, bookingNo }: Numbered): Mode =>
  modeOfCode(serviceModeId ?? bookingNo?.slice(0, 1)) ?? firstBookableMode
type Numbered = { serviceModeId?: ModeCode | undefined; bookingNo?: string | undefined }
