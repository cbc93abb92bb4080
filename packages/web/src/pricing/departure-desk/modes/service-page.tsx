import { type ServiceForm, serviceForm } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { useState } from 'react'
import { deskPaths } from '../../../desk-paths.ts'
import { RecordFrame } from '../../../platform/form/record-frame.tsx'
import { useRecordForm } from '../../../platform/form/use-record-form.tsx'
import { useRefusal } from '../../../platform/refusal.ts'
import { useAllowed } from '../../../platform/session.ts'
import { useText } from '../../../platform/text.tsx'
import { useTitle } from '../../../platform/title.ts'
import { Button, PageHead, StatusPill } from '../../../platform/ui/parts.tsx'
import { editorPageOf, toastRefusal, useAfterSave } from '../../desk/desk-editor.tsx'
import { InModeOf } from '../../desk/desk-mode.tsx'
import { servicedMode, usePricingFacts } from '../../modes/pricing-modes.ts'
import styles from '../../pricing.module.css'
import { readService, useSaveService, useService } from '../../pricing-api.ts'
import { SailDialog } from './sail-dialog.tsx'
import { ServiceFields } from './service-fields.tsx'
import { blankService, inOrderOfDays, type ServiceDetail, serviceValues } from './service-values.ts'
import { ServiceVoyages } from './service-voyages.tsx'

function ServiceEditor({ detail }: { detail?: ServiceDetail }) {
  const text = useText()
  const isAllowed = useAllowed()
  const save = useSaveService()
  const { code: serviceModeId } = usePricingFacts()
  const afterSave = useAfterSave(detail, deskPaths.service)
  const seenOf = (one: ServiceDetail | undefined) => ({
    values: one ? serviceValues(one) : blankService,
    version: one?.version,
  })
  const { form, submit, conflict } = useRecordForm<ServiceForm, { id: string; version: number }>(serviceForm, {
    current: seenOf(detail),
    read: async () => detail && seenOf(await readService(detail.id)),
    save: (values, version) =>
      toastRefusal(
        save.mutateAsync({ ...values, ...(detail && version ? { id: detail.id, version } : { serviceModeId }) }),
      ),
    error: save.error,
    onSaved: afterSave,
  })
  useTitle(detail?.serviceCode)
  const isOpen = isAllowed('pricing.edit')
  const keep = () => {
    const calls = form.getValues('calls')
    const sorted = inOrderOfDays(calls)
    if (sorted.some((call, index) => call !== calls[index])) form.setValue('calls', sorted)
    submit()
  }
  return (
    <>
      <PageHead
        trail={[{ label: text('pricing.services-title'), to: deskPaths.services() }]}
        dock
        title={<ServiceTitle detail={detail} />}
      >
        {detail && <SailButton service={detail} />}
        {isOpen && (
          <Button busy={save.isPending} onClick={keep}>
            {text('pricing.save')}
          </Button>
        )}
      </PageHead>
      <RecordFrame
        record={{ submit: keep, conflict, refusal: null }}
        className={styles.deskForm ?? ''}
        label={text('pricing.service-title')}
      >
        <ServiceFields form={form} disabled={!isOpen} />
      </RecordFrame>
      {detail && <ServiceVoyages service={detail} />}
    </>
  )
}

const EditorInMode = ({ detail }: { detail?: ServiceDetail }) => (
  <InModeOf record={detail ?? { serviceModeId: modes[servicedMode.mode].code }}>
    <ServiceEditor {...(detail && { detail })} />
  </InModeOf>
)

export const ServicePage = editorPageOf(useService, EditorInMode, {
  title: 'pricing.services-title',
  to: deskPaths.services(),
})

function ServiceTitle({ detail }: { detail: ServiceDetail | undefined }) {
  const text = useText()
  if (!detail) return text('pricing.service-new')
  const { serviceCode, carrierName, carrierCode, serviceName, active } = detail
  return (
    <>
      {[serviceCode, carrierName ?? carrierCode, serviceName].filter(Boolean).join(' · ')}
      <StatusPill tone={active ? 'ok' : 'idle'}>
        {text(active ? 'pricing.service-active' : 'pricing.service-inactive')}
      </StatusPill>
      {detail.sample && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
    </>
  )
}

function SailButton({ service }: { service: ServiceDetail }) {
  const text = useText()
  const refusal = useRefusal()
  const [isOpen, setOpen] = useState(false)
  const reason = refusal('pricing.edit') ?? (service.active ? undefined : text('pricing.service-ended'))
  return (
    <>
      <Button look="ghost" reason={reason} onClick={() => setOpen(true)}>
        {text('pricing.make-sailings')}
      </Button>
      {isOpen && <SailDialog service={service} onClose={() => setOpen(false)} />}
    </>
  )
}
