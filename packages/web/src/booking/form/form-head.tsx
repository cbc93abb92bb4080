import type { FormSection } from '@landbridge/contract/booking/fields/form-blocks'
import type { FormName } from '@landbridge/contract/booking/fields/form-names'
import { sectionsOf } from '@landbridge/contract/booking/form/form-sections'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { Button, Count, PageHead } from '../../platform/ui/parts.tsx'
import { useTemplates } from '../booking-api.ts'
import styles from '../booking-form.module.css'
import { sectionKey } from '../fields/section-name.ts'
import { modeOfBooking } from '../shown/mode-of-booking.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { countBySection } from '../state/form-issues.ts'
import type { FormStart } from '../state/form-start.ts'

const EarlierDialog = lazyPart(async () => (await import('./earlier-dialog.tsx')).EarlierDialog)

type HeadProps = {
  mode: BookingModeView
  name: FormName
  start: FormStart
  issues: readonly (readonly [path: string, key: string])[]
}

export function FormHead({ mode, name, start, issues }: HeadProps) {
  const text = useText()
  const [isChoosing, setChoosing] = useState(false)
  const { revises } = start
  const title = revises
    ? text('booking.revise-title', { bookingNo: revises.bookingNo ?? '' })
    : text(`booking.form-title-${mode.code}`)
  return (
    <>
      <PageHead title={title}>
        {!revises && (
          <>
            <Button low look="ghost" icon="copy" onClick={() => setChoosing(true)}>
              {text('booking.from-earlier')}
            </Button>
            <TemplateMenu />
          </>
        )}
      </PageHead>
      <SectionTabs name={name} issues={issues} />
      {isChoosing && (
        <Suspense fallback={null}>
          <EarlierDialog mode={mode} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

function TemplateMenu() {
  const text = useText()
  const go = useNavigate()
  const templates = useTemplates().data?.items ?? []
  const items = templates.map(({ id, templateName, ...template }) => ({
    label: templateName,
    onSelect: () => go(paths.bookingForm(modeOfBooking(template), { template: id })),
  }))
  const emptyItem = [
    { label: text('booking.template-none'), onSelect: () => undefined, reason: text('booking.template-none-hint') },
  ]
  return <Menu label={text('booking.from-template')} items={items.length > 0 ? items : emptyItem} align="right" />
}

function SectionTabs({ name, issues }: Pick<HeadProps, 'name' | 'issues'>) {
  const text = useText()
  const sections = useMemo(() => sectionsOf(name).map(({ section }) => section), [name])
  const here = useSectionInView(sections)
  const counts = countBySection(issues.map(([path]) => ({ path })))
  return (
    <nav className={`tabs ${styles.tabs}`} aria-label={text('booking.sections')}>
      {sections.map((section) => (
        <button
          key={section}
          type="button"
          aria-current={section === here ? 'true' : undefined}
          onClick={() => document.getElementById(section)?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
        >
          {text(sectionKey(section, name))}
          <Count count={counts[section]} />
        </button>
      ))}
    </nav>
  )
}

function useSectionInView(sections: readonly FormSection[]): string {
  const [here, setHere] = useState<string>('route')
  const seen = useRef(new Map<string, number>())
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (isIntersecting) seen.current.set(target.id, boundingClientRect.top)
          else seen.current.delete(target.id)
        }
        const first = sections.find((section) => seen.current.has(section))
        if (first) setHere(first)
      },
      { rootMargin: '-80px 0px -60% 0px' },
    )
    for (const section of sections) {
      const part = document.getElementById(section)
      if (part) watch.observe(part)
    }
    return () => watch.disconnect()
  }, [sections])
  return here
}
