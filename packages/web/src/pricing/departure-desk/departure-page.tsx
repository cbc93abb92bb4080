import {
  type DepartureForm,
  departureDeskEndpoints,
  departureForm,
} from '@landbridge/contract/pricing/departure-desk-endpoints'
import { sellsSpace } from '@landbridge/contract/shared/modes'
import { type ComponentType, Suspense, useState } from 'react'
import type { z } from 'zod'
import { deskPaths } from '../../desk-paths.ts'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { RecordFrame } from '../../platform/form/record-frame.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.tsx'
import { useAllowed } from '../../platform/session.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { Button, Note, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { SkeletonLines } from '../../platform/ui/states.tsx'
import { ActionButton, editorPageOf, toastRefusal, useAfterSave, useReasonField } from '../desk/desk-editor.tsx'
import { InModeOf } from '../desk/desk-mode.tsx'
import type { PricingDeskMode } from '../desk/modes/pricing-desk-mode.ts'
import { useDepartingFacts, usePricingDeskMode } from '../desk/modes/pricing-desk-modes.ts'
import { modeCodeOf } from '../modes/price-words.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { readDeparture, useDeskDeparture, useSaveDeparture } from '../pricing-api.ts'
import { stageTones } from './departure-columns.tsx'
import { DepartureFields } from './departure-fields.tsx'

type Detail = z.output<typeof departureDeskEndpoints.show.output>

const hourMs = 3_600_000
const names = Object.keys(departureForm.shape) as (keyof DepartureForm)[]

function blankDeparture({ cutoffs, daysOnWay = 15, blank }: PricingDeskMode, hasSpace: boolean): DepartureForm {
  const { siCutoffHours = 72, cargoCutoffHours = 48, customsCutoffHours = 24 } = blank
  const hasVgm = cutoffs.some(({ kind }) => kind === 'VGM')
  const etd = new Date(Math.ceil(serverNow().getTime() / hourMs) * hourMs + 7 * 24 * hourMs)
  const shifted = (hours: number) => new Date(etd.getTime() + hours * hourMs)
  return {
    departureNo: '',
    operator: null,
    carrierCode: null,
    vessel: null,
    serviceCode: null,
    viaCodes: [],
    originCode: '',
    destinationCode: '',
    entryPortCode: null,
    etd,
    eta: shifted(daysOnWay * 24),
    siCutoff: shifted(-siCutoffHours),
    cargoCutoff: shifted(-cargoCutoffHours),
    customsCutoff: shifted(-customsCutoffHours),
    vgmCutoff: hasVgm ? shifted(-48) : null,
    filingCutoff: null,
    spaces: hasSpace
      ? [
          { containerType: '40HQ', total: 40, surplus: 40 },
          { containerType: '20GP', total: 10, surplus: 10 },
        ]
      : [],
    slotsTotal: null,
    slotsLeft: null,
  }
}

const valuesOf = (detail: Detail) =>
  ({
    ...Object.fromEntries(names.map((name) => [name, detail[name] ?? null])),
    viaCodes: detail.viaCodes ?? [],
  }) as DepartureForm

/** A later area's part of the page: the bookings on the departure. */
export type DepartureSlots = { manifest?: ComponentType<{ departureId: string }> }

function useDepartureForm(detail: Detail | undefined) {
  const save = useSaveDeparture()
  const mode = usePricingMode()
  const afterSave = useAfterSave(detail, deskPaths.departure)
  const deskMode = usePricingDeskMode()
  const hasSpace = sellsSpace(useDepartingFacts().code)
  const [blank] = useState(() => blankDeparture(deskMode, hasSpace))
  const seenOf = (one: Detail | undefined) => ({ values: one ? valuesOf(one) : blank, version: one?.version })
  const recordForm = useRecordForm<DepartureForm, { id: string; version: number }>(departureForm, {
    current: seenOf(detail),
    read: async () => detail && seenOf(await readDeparture(detail.id)),
    save: (values, version) =>
      toastRefusal(
        save.mutateAsync({
          ...values,
          ...(detail && version ? { id: detail.id, version } : { serviceModeId: modeCodeOf(mode) }),
        }),
      ),
    error: save.error,
    onSaved: afterSave,
  })
  return { ...recordForm, isKeeping: save.isPending }
}

function DepartureEditor({ detail, manifest: Manifest }: DepartureSlots & { detail?: Detail }) {
  const text = useText()
  const isAllowed = useAllowed()
  const [isCancelling, setCancelling] = useState(false)
  const { form, submit, conflict, isKeeping } = useDepartureForm(detail)
  useTitle(detail?.departureNo)
  const isOpen = (!detail || detail.state === 'scheduled') && isAllowed('pricing.edit')
  const keep = () => submit()
  return (
    <>
      <PageHead
        trail={[{ label: text('pricing.departures-title'), to: deskPaths.departures() }]}
        dock
        title={<DepartureTitle detail={detail} />}
      >
        {detail && (
          <ActionButton record={detail} name="cancel" permission="pricing.edit" onClick={() => setCancelling(true)}>
            {text('pricing.cancel-departure')}
          </ActionButton>
        )}
        {isOpen && (
          <Button busy={isKeeping} onClick={keep}>
            {text('pricing.save')}
          </Button>
        )}
      </PageHead>
      {detail?.cancelledReason && (
        <Note tone="idle">{text('pricing.cancelled-for', { reason: detail.cancelledReason })}</Note>
      )}
      <RecordFrame
        record={{ submit: keep, conflict, refusal: null }}
        className={styles.deskForm ?? ''}
        label={text('pricing.departure-title')}
      >
        <DepartureFields form={form} disabled={!isOpen} booked={detail?.boxesBooked ?? 0} />
      </RecordFrame>
      {detail && Manifest && isAllowed('workorder.view') && (
        <Suspense fallback={<SkeletonLines />}>
          <div className={styles.manifest}>
            <Manifest departureId={detail.id} />
          </div>
        </Suspense>
      )}
      {detail && isCancelling && <CancelDialog detail={detail} onClose={() => setCancelling(false)} />}
    </>
  )
}

export const departurePageWith = (slots: DepartureSlots): ComponentType =>
  editorPageOf(
    useDeskDeparture,
    (props: { detail?: Detail }) => (
      <InModeOf record={props.detail}>
        <DepartureEditor {...props} {...slots} />
      </InModeOf>
    ),
    {
      title: 'pricing.departures-title',
      to: deskPaths.departures(),
    },
  )

function DepartureTitle({ detail }: { detail: Detail | undefined }) {
  const text = useText()
  if (!detail) return text('pricing.departure-new')
  return (
    <>
      {detail.departureNo} · {detail.originName} → {detail.destinationName}
      <StatusPill tone={stageTones[detail.stage]}>{detail.stateLabel}</StatusPill>
      {detail.sample && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
    </>
  )
}

function CancelDialog({ detail: { id, version }, onClose }: { detail: Detail; onClose: () => void }) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('pricing.cancel-departure'),
        endpoint: departureDeskEndpoints.cancel,
        fields: [useReasonField()],
        initialValues: { reason: '' },
        toInput: ({ reason }) => ({ id, version, reason }),
        submitLabel: text('pricing.cancel-departure'),
      }}
      onClose={onClose}
    />
  )
}
