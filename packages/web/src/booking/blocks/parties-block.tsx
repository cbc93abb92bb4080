import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { type Party, partyFields, partyTypes } from '@landbridge/contract/booking/fields/parties'
import { isOrderBill } from '@landbridge/contract/booking/fields/to-order'
import { isRoleNeeded } from '@landbridge/contract/booking/form/form-needs'
import { Suspense, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { focusAfterRemoval } from '../../platform/form/after-removal.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import styles from '../booking-form.module.css'
import { CatalogueField } from '../fields/catalogue-field.tsx'
import { ListReason } from '../fields/form-parts.tsx'
import { isNamedParty } from '../state/form-content.ts'
import { useMarks } from '../state/form-marks.tsx'
import { useFormScene } from '../state/form-scene.ts'

const AddressBookDialog = lazyPart(async () => (await import('./address-book-dialog.tsx')).AddressBookDialog)

type PartyType = NonNullable<Party['partyType']>
type PartyName = keyof typeof partyFields
const always: readonly PartyType[] = ['SHP', 'CNE']
const laterNames = (Object.keys(partyFields) as PartyName[]).filter((name) => 'isLater' in partyFields[name])

export function PartiesBlock() {
  const text = useText()
  const { control } = useFormScene().form
  const parties = useWatch({ control, name: 'parties' }) ?? []
  const { append, remove } = useFieldArray({ control, name: 'parties' })
  const removeParty = (lineIndex: number) => {
    remove(lineIndex)
    focusAfterRemoval(document, 'parties', lineIndex)
  }
  const others = partyTypes.filter((type) => !parties.some((one) => one.partyType === type))
  const items = others.map((partyType) => ({
    label: text(`booking.party-${partyType}`),
    onSelect: () => append({ partyType }),
  }))
  return (
    <>
      {parties.map((party, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the party's place is its name
        <PartyLine key={index} lineIndex={index} party={party} onRemove={() => removeParty(index)} />
      ))}
      <ListReason list="parties" />
      {others.length > 0 && (
        <div className={styles.opener} data-add="parties">
          <Menu label={text('booking.party-add')} items={items} className="btn plain low" />
        </div>
      )}
    </>
  )
}

export function AddressBookButton() {
  const text = useText()
  const { form } = useFormScene()
  const [isChoosing, setChoosing] = useState(false)
  const insertParty = (party: Party) => {
    const parties = form.getValues('parties') ?? []
    const lineIndex = parties.findIndex((one) => one.partyType === party.partyType)
    const taken = lineIndex < 0 ? [...parties, party] : parties.map((one, i) => (i === lineIndex ? party : one))
    form.setValue('parties', taken, { shouldDirty: true })
  }
  return (
    <>
      <Button look="plain" low onClick={() => setChoosing(true)}>
        {text('booking.address-book')}
      </Button>
      {isChoosing && (
        <Suspense fallback={null}>
          <AddressBookDialog onTake={insertParty} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

type PartyProps = { lineIndex: number; party: Party; onRemove: () => void }

/**
 * Shipper, consignee and the notify party of a bill to order are named in full; another notify party may be the
 * consignee.
 */
function standingOf({ partyType, sameAsConsignee }: Party, form: BookingForm) {
  const isNotify = partyType === 'NFY'
  const isWhole = always.includes(partyType ?? 'SHP') || (isNotify && isOrderBill(form))
  return { isWhole, hides: isNotify && sameAsConsignee === true && !isWhole }
}

function PartyLine({ lineIndex, party, onRemove }: PartyProps) {
  const text = useText()
  const { shownForm: scope, stage } = useFormScene()
  const { target = '' } = useMarks()
  const type = party.partyType ?? 'SHP'
  const title = text(`booking.party-${type}`)
  const [opened, setOpened] = useState<boolean>()
  const isCalled = laterNames.some((name) => target === `parties.${lineIndex}.${name}`)
  const isOthers = !always.includes(type)
  const { isWhole, hides } = standingOf(party, scope.form)
  const isOpen = opened ?? (stage !== undefined && isWhole)
  const isNeeded = (isOthers && isWhole) || isNamedParty(party) || isRoleNeeded(type, scope, stage ?? 'submit')
  const field = (name: PartyName) => `parties.${lineIndex}.${name}`
  return (
    <fieldset className={`form ${styles.party}`} aria-label={title}>
      <CatalogueField path={field('sameAsConsignee')} label={title} span={hides ? 22 : 24} />
      {!hides && (
        <>
          <CatalogueField path={field('partyName')} label={title} isNeeded={isNeeded} />
          <CatalogueField path={field('countryCd')} span={isOthers ? 11 : 12} isNeeded={isNeeded} />
        </>
      )}
      {isOthers && (
        <div className={styles.bin}>
          <IconButton
            name="bin"
            data-remove={`parties.${lineIndex}`}
            label={`${text('shared.remove')} ${title}`}
            onClick={onRemove}
          />
        </div>
      )}
      {!hides && (
        <>
          {(isOpen || isCalled) &&
            laterNames.map((name) => <CatalogueField key={name} path={field(name)} isNeeded={isNeeded} />)}
          <div className={styles.more}>
            <Button
              look="plain"
              low
              icon={isOpen ? 'up' : 'down'}
              aria-expanded={isOpen}
              onClick={() => setOpened(!isOpen)}
            >
              {text('booking.party-details')}
            </Button>
            <CatalogueField path={field('keepInAddressBook')} label="" />
          </div>
        </>
      )}
    </fieldset>
  )
}
