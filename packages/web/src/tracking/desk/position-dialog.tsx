import { businessZone } from '@landbridge/contract/shared/business-day'
import type { MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { degreesIn } from '@landbridge/contract/tracking/tracking-values'
import { useState } from 'react'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { wallIn } from '../../platform/zone-time.ts'
import { sourceTexts } from '../modes/carriage-words.ts'
import type { PositionSource } from '../modes/position-sources.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import { useSavePosition } from '../tracking-api.ts'
import { spaced } from '../tracking-words.ts'
import { ChoiceField, Labelled, PlaceField, type PlaceValue, TimeField, timeOf } from './desk-fields.tsx'
import { Refusal, SaveButtons } from './milestone-dialog.tsx'

export function PositionDialog({ sheet, onClose }: { sheet: MilestoneSheet; onClose: () => void }) {
  const text = useText()
  const save = useSavePosition()
  const { findPlaces, placeWord, partWords, sources } = trackingModeOf(sheet)
  const [containerNo, setContainerNo] = useState(sheet.containers[0]?.containerNo ?? '')
  const seen = usePositionValues()
  const { place, setPlace, isWrong, isKnown } = seen
  const [source, setSource] = useState<PositionSource>(sources[0])
  const [time, setTime] = useState({ zone: businessZone, wall: wallIn(businessZone, serverNow()) })
  const locatedAt = timeOf(time)
  const submit = (keepWarnings: boolean) => {
    if (!isKnown || isWrong || !locatedAt) return
    const done = () => {
      toast(text('tracking.saved'), { kind: 'good' })
      onClose()
    }
    save.mutate({ id: sheet.id, containerNo, ...seen.where, locatedAt, source, keepWarnings }, { onSuccess: done })
  }
  return (
    <Dialog
      title={text('tracking.add-position')}
      width={480}
      onClose={onClose}
      actions={
        <SaveButtons
          error={save.error}
          busy={save.isPending}
          isReady={isKnown && !isWrong && !!locatedAt}
          hasReason
          onSave={submit}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight labels-above">
        <ChoiceField
          label={text(partWords.no)}
          value={containerNo}
          options={sheet.containers.map((one) => ({ value: one.containerNo, label: spaced(one.containerNo) }))}
          onChange={setContainerNo}
        />
        <PlaceField label={text(placeWord)} findPlaces={findPlaces} value={place} onChange={setPlace} clearable />
        <p className="muted small">{text('tracking.station-hint')}</p>
        <SpotFields {...seen} />
        <TimeField value={time} onChange={setTime} placeZone={place?.zone} />
        <ChoiceField
          label={text('tracking.source')}
          value={source}
          options={sources.map((one) => ({ value: one, label: text(sourceTexts[one]) }))}
          onChange={setSource}
        />
        <Refusal error={save.error} />
      </div>
    </Dialog>
  )
}

function usePositionValues() {
  const [place, setPlace] = useState<PlaceValue>()
  const [spot, setSpot] = useState('')
  const [address, setAddress] = useState('')
  const read = readSpot(spot)
  const isWrong = spot.trim() !== '' && !read
  const isKnown = place !== undefined || (read !== undefined && address.trim() !== '')
  const where = { placeCode: place?.code, ...read, address }
  return { place, setPlace, spot, setSpot, address, setAddress, isWrong, isKnown, where }
}

function SpotFields({ spot, setSpot, address, setAddress, isWrong }: ReturnType<typeof usePositionValues>) {
  const text = useText()
  return (
    <>
      <Labelled label={text('tracking.coordinates')} wrong={isWrong ? text('tracking.coordinates-wrong') : ''}>
        <input
          className="input mono"
          placeholder="44.200, 80.420"
          value={spot}
          onChange={(event) => setSpot(event.target.value)}
        />
      </Labelled>
      <Labelled label={text('tracking.address')}>
        <input className="input" maxLength={200} value={address} onChange={(event) => setAddress(event.target.value)} />
      </Labelled>
    </>
  )
}

type TypedPosition = { latitude: number; longitude: number }

/** Latitude and longitude as copied or typed: 44.2, 80.42, with decimal commas too. */
export function readSpot(typed: string): TypedPosition | undefined {
  const figures = figuresIn(typed.trim())
  const [latitude, longitude] = figures.map(degreesIn)
  if (figures.length !== 2 || latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** Splits two figures at a semicolon or blank, else at a comma, the second of three. */
function figuresIn(typed: string): string[] {
  if (/[;\s]/.test(typed)) return typed.split(/[;\s]+/).map((figure) => figure.replace(/,$/, ''))
  const parts = typed.split(',')
  return parts.length === 4 ? [parts.slice(0, 2).join(','), parts.slice(2).join(',')] : parts
}
