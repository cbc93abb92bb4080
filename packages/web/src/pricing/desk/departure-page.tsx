import type { departureDeskEndpoints } from '@landbridge/contract/pricing/pricing-desk-endpoints'
import { type DepartureForm, departureForm } from '@landbridge/contract/pricing/pricing-desk-endpoints'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { paths } from '../../paths.ts'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useAllowed } from '../../platform/session.ts'
import { serverNow } from '../../platform/signing.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { toast, toastError } from '../../platform/ui/messages.tsx'
import { Button, Note, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import styles from '../pricing.module.css'
import { useCancelDeparture, useDeskDeparture, useSaveDeparture } from '../pricing-api.ts'
import { DepartureFields } from './departure-fields.tsx'
import { ReasonDialog } from './tariff-dialogs.tsx'

type Detail = z.output<typeof departureDeskEndpoints.show.output>

/** One train on one day: its times, cut-offs and space. */
export function DeparturePage() {
  const { id = '' } = useParams()
  const isNew = id === 'new'
  const departure = useDeskDeparture(id, { enabled: !isNew })
  if (isNew) return <DepartureEditor key="new" />
  return (
    <Loading of={departure} skeleton={<SkeletonPage />}>
      {(detail) => <DepartureEditor key={`${detail.id} ${detail.version}`} detail={detail} />}
    </Loading>
  )
}

const hourMs = 3_600_000

/** A train in a week's time, with usual cut-offs. */
function blankDeparture(): DepartureForm {
  const etd = new Date(Math.ceil(serverNow().getTime() / hourMs) * hourMs + 7 * 24 * hourMs)
  const shifted = (hours: number) => new Date(etd.getTime() + hours * hourMs)
  return {
    trainNo: '',
    trainOperator: null,
    originCode: '',
    destinationCode: '',
    entryPortCode: null,
    etd,
    eta: shifted(15 * 24),
    siCutoff: shifted(-72),
    cargoCutoff: shifted(-48),
    customsCutoff: shifted(-24),
    spaces: [
      { containerType: '40HQ', total: 40, surplus: 40 },
      { containerType: '20GP', total: 10, surplus: 10 },
    ],
    slotsTotal: null,
    slotsLeft: null,
  }
}

const valuesOf = (detail: Detail): DepartureForm => ({
  trainNo: detail.trainNo,
  trainOperator: detail.trainOperator ?? null,
  originCode: detail.originCode,
  destinationCode: detail.destinationCode,
  entryPortCode: detail.entryPortCode ?? null,
  etd: detail.etd,
  eta: detail.eta,
  siCutoff: detail.siCutoff,
  cargoCutoff: detail.cargoCutoff,
  customsCutoff: detail.customsCutoff,
  spaces: detail.spaces as DepartureForm['spaces'],
  slotsTotal: detail.slotsTotal,
  slotsLeft: detail.slotsLeft,
})

function DepartureEditor({ detail }: { detail?: Detail }) {
  const text = useText()
  const go = useNavigate()
  const may = useAllowed()
  const save = useSaveDeparture()
  const [isCancelling, setCancelling] = useState(false)
  const form = useContractForm<DepartureForm>(departureForm, detail ? valuesOf(detail) : blankDeparture(), save.error)
  useTitle(detail?.trainNo)
  const isOpen = (!detail || detail.state === 'scheduled') && may('pricing.edit')
  const keep = form.handleSubmit((values) =>
    save.mutate(
      { ...values, ...(detail && { id: detail.id, version: detail.version }) },
      {
        onSuccess: (saved) => {
          toast(text('pricing.saved'), { kind: 'good' })
          if (!detail) void go(paths.deskDeparture(saved.id), { replace: true })
        },
        onError: toastError,
      },
    ),
  )
  const cancel = detail?.actions.find((action) => action.name === 'cancel')
  const refused = !may('pricing.edit') ? 'access.not-allowed' : cancel?.allowed ? undefined : cancel?.reason
  return (
    <>
      <PageHead
        trail={[{ label: text('pricing.departures-title'), to: paths.deskDepartures() }]}
        title={<DepartureTitle detail={detail} />}
      >
        {detail && (
          <Button look="ghost" reason={refused && text(refused as TextKey)} onClick={() => setCancelling(true)}>
            {text('pricing.cancel-departure')}
          </Button>
        )}
        {isOpen && (
          <Button busy={save.isPending} onClick={keep}>
            {text('pricing.save')}
          </Button>
        )}
      </PageHead>
      {detail?.cancelledReason && (
        <Note tone="idle">{text('pricing.cancelled-for', { reason: detail.cancelledReason })}</Note>
      )}
      <form className={styles.deskForm} onSubmit={keep} aria-label={text('pricing.departure-title')}>
        <DepartureFields form={form} disabled={!isOpen} booked={detail?.boxesBooked ?? 0} />
      </form>
      {detail && isCancelling && <CancelDialog detail={detail} onClose={() => setCancelling(false)} />}
    </>
  )
}

function DepartureTitle({ detail }: { detail: Detail | undefined }) {
  const text = useText()
  if (!detail) return text('pricing.departure-new')
  return (
    <>
      {detail.trainNo} · {detail.originName} → {detail.destinationName}
      <StatusPill tone={detail.state === 'scheduled' ? 'info' : 'idle'}>{detail.stateLabel}</StatusPill>
      {detail.sample && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
    </>
  )
}

function CancelDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const text = useText()
  const cancel = useCancelDeparture()
  return (
    <ReasonDialog
      title={text('pricing.cancel-departure')}
      yes={text('pricing.cancel-departure')}
      busy={cancel.isPending}
      error={cancel.error}
      onClose={onClose}
      onReason={(reason) => cancel.mutate({ id: detail.id, version: detail.version, reason }, { onSuccess: onClose })}
    />
  )
}
