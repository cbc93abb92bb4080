import { type ModeCode, modeOf, modes } from '../../shared/modes.ts'

/** Whether a mode carries containers; what it carries otherwise is never told by their size. */
export const carriesBoxes = (mode: ModeCode): boolean => modes[modeOf(mode)].pricedBy === 'box'
