import { type Party, partyTypes } from '@landbridge/contract/booking/fields/parties'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useOfferUndo } from '../../platform/offer-undo.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { IconButton } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { useCountries } from '../../reference/index.ts'
import styles from '../booking.module.css'
import { restoreDiscarded, useAddressBook, useDropAddress } from '../booking-api.ts'

type SavedParty = Party & { id: string }
type Props = { onTake: (party: Party) => void; onClose: () => void }

export function AddressBookDialog({ onTake, onClose }: Props) {
  const text = useText()
  const [keyword, setKeyword] = useState('')
  const book = useAddressBook(keyword)
  return (
    <Dialog title={text('booking.address-book')} width={640} full onClose={onClose}>
      <KeywordFilter value={keyword} onChange={setKeyword} placeholder={text('booking.address-search')} />
      <Loading query={book}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={text('booking.address-book-empty')}
              hint={text('booking.address-book-hint')}
              icon="user"
            />
          ) : (
            <ul className={styles.rows}>
              {items.map((party) => (
                <Entry key={party.id} party={party} onTake={onTake} onClose={onClose} />
              ))}
            </ul>
          )
        }
      </Loading>
    </Dialog>
  )
}

function Entry({ party, onTake, onClose }: Props & { party: SavedParty }) {
  const text = useText()
  const countries = useCountries()
  const dropAddress = useDropAddress()
  const format = useFormat()
  const offerUndo = useOfferUndo()
  const { id, ...kept } = party
  const country = countries.find(({ value }) => value === party.countryCd)?.label
  const items = partyTypes.map((partyType) => ({
    label: text(`booking.party-${partyType}`),
    onSelect: () => {
      onTake({ ...kept, partyType, sameAsConsignee: null, keepInAddressBook: null })
      onClose()
    },
  }))
  return (
    <li>
      <div className="grow">
        <strong>{party.partyName}</strong>
        <small className="muted">{format.clauses([party.partyAddress, party.cityName, country])}</small>
      </div>
      <Menu label={text('booking.address-use-as')} items={items} align="right" />
      <IconButton
        name="bin"
        label={`${text('shared.remove')} ${party.partyName ?? ''}`}
        onClick={() =>
          dropAddress
            .mutateAsync({ id })
            .then(() => offerUndo(party.partyName ?? '', () => restoreDiscarded(id)), toastError)
        }
      />
    </li>
  )
}
