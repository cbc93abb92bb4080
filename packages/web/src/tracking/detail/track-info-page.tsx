import type { TrackingDetail } from '@landbridge/contract/tracking/tracking-endpoints'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { OneClock, useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Dock, Facts, PageHead, Segments } from '../../platform/ui/parts.tsx'
import { PlainSelect } from '../../platform/ui/plain-select.tsx'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import { listAddressOf, trackingModeOf } from '../modes/tracking-modes.ts'
import { useAddFavourite, useFavouriteJobs, useRemoveFavourite, useTracking } from '../tracking-api.ts'
import { spaced } from '../tracking-words.ts'
import { BoxParts } from './box-parts.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { TrackNotes } from './tracking-parts.tsx'

export function TrackInfoPage() {
  const { trafficCd = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const text = useText()
  const tracking = useTracking(trafficCd, query.get('con') ?? undefined)
  const list = { label: text('tracking.list-title'), to: paths.tracking() }
  const choose = (con: string) => setQuery({ con }, { replace: true })
  return (
    <OneClock value>
      <Loading query={tracking} list={list} skeleton={<SkeletonPage />}>
        {(box) => <TrackInfo box={box} onChoose={choose} />}
      </Loading>
    </OneClock>
  )
}

function TrackInfo({ box, onChoose }: { box: TrackingDetail; onChoose: (containerNo: string) => void }) {
  const text = useText()
  const isPhone = useIsPhone()
  const [isSharing, setSharing] = useState(false)
  const { containerNo } = box
  useTitle(containerNo ? spaced(containerNo) : box.jobNo)
  const actions = (
    <>
      <FavouriteButton jobId={box.id} />
      <Button
        low
        icon="share"
        reason={containerNo ? undefined : text(trackingModeOf(box).partWords.none)}
        onClick={() => setSharing(true)}
      >
        {text('tracking.share')}
      </Button>
    </>
  )
  return (
    <>
      <PageHead
        trail={[{ label: text('tracking.list-title'), to: listAddressOf(box) }, { label: box.bookingNo }]}
        title={`${box.originName} → ${box.destinationName}`}
      >
        <BoxChoice box={box} onChoose={onChoose} />
        {!isPhone && actions}
      </PageHead>
      <BoxParts
        box={box}
        notes={
          <>
            <Carriage box={box} />
            <TrackNotes box={box} />
          </>
        }
      />
      {isPhone && <Dock>{actions}</Dock>}
      {isSharing && containerNo && (
        <ShareDialog
          box={{ bookingNo: box.bookingNo, jobNo: box.jobNo, containerNo }}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}

function Carriage({ box }: { box: TrackingDetail }) {
  const text = useText()
  const facts = trackingModeOf(box)
    .carriageFacts(box, useFormat())
    .filter(([, value]) => value)
  return facts.length > 0 && <Facts facts={facts.map(([name, value]) => [text(name), value])} />
}

const mostSegments = 3

function BoxChoice({ box, onChoose }: { box: TrackingDetail; onChoose: (containerNo: string) => void }) {
  const text = useText()
  const label = text(trackingModeOf(box).partWords.no)
  const { containers, containerNo = '' } = box
  if (containers.length < 2) return containerNo ? <span className="mono nowrap">{spaced(containerNo)}</span> : null
  if (containers.length > mostSegments) {
    return (
      <PlainSelect
        className="input low mono"
        label={label}
        value={containerNo}
        choices={containers.map((one) => ({ value: one.containerNo, label: spaced(one.containerNo) }))}
        onChange={onChoose}
      />
    )
  }
  const choices = containers.map((one) => ({
    value: one.containerNo,
    label: <span className="mono nowrap">{spaced(one.containerNo)}</span>,
  }))
  return <Segments label={label} value={containerNo} choices={choices} onChange={onChoose} />
}

function FavouriteButton({ jobId }: { jobId: string }) {
  const text = useText()
  const favourites = useFavouriteJobs()
  const add = useAddFavourite()
  const remove = useRemoveFavourite()
  const isKept = favourites.data?.items.some((one) => one.jobId === jobId) ?? false
  const change = isKept ? remove : add
  const message = text(isKept ? 'tracking.favourite-dropped' : 'tracking.favourite-kept')
  const press = () =>
    change.mutate({ id: jobId }, { onSuccess: () => toast(message, { kind: 'good' }), onError: toastError })
  return (
    <Button look="ghost" low icon="star" busy={add.isPending || remove.isPending} aria-pressed={isKept} onClick={press}>
      {text(isKept ? 'tracking.favourite-drop' : 'tracking.favourite')}
    </Button>
  )
}
