import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isConflict } from '../../platform/form/saver.ts'
import { useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { useOpenedVersion } from '../opened-version.ts'

type SeenVersion = Pick<DeskBookingDetail, 'id' | 'version'>
type Saving = { error: unknown; reset: () => void }

/** Sends a decision with the version on which it began; after a change the reader confirms it for the new one. */
export function useSeenVersion({ id, version }: SeenVersion, saving: Saving) {
  const text = useText()
  const queries = useQueryClient()
  const openedVersion = useOpenedVersion(version)
  const goOn = async () => {
    await queries.invalidateQueries()
    openedVersion.takeNewest()
    saving.reset()
  }
  const { error } = saving
  const refusal: ReactNode = error ? (
    <ProblemNote error={error} withFields>
      {isConflict(error) && (
        <Button look="plain" low onClick={() => void goOn()}>
          {text('booking.desk-go-on')}
        </Button>
      )}
    </ProblemNote>
  ) : null
  return { seenVersion: { id, version: openedVersion.version }, refusal, opened: openedVersion }
}
