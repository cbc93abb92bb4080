import { type LocalPartnerFilter, type LocalPartnerView, partnerKinds } from '@landbridge/contract/entity/local-partner'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Tx } from '../platform/database.ts'
import { askList } from '../platform/list.ts'
import { mentions } from '../platform/search.ts'
import type { Call } from '../platform/serve.ts'
import { nameIn, referenceOf } from '../reference/index.ts'
import type { LocalPartner } from './local-partner.ts'
import { loadPartner, type PartnerRow, partnerColumns, partnerOfRow } from './partner-store.ts'

const sortColumn = { placeCode: 'p.place_code', partnerName: 'p.name_key' } as const

/** By place, the first choice of each before the others, unless an order is named. */
export async function listPartners(filter: LocalPartnerFilter, { tx, language }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, keyword, kind, placeMode, placeCode, active } = filter
  const { rows, counts, total } = await askList<PartnerRow>(tx, {
    from: 'local_partner p',
    key: 'p.id',
    columns: partnerColumns,
    asStored: true,
    where: [
      keyword &&
        mentions(
          `search_line(p.partner_name, p.details ->> 'localName', p.details ->> 'partnerAddress', p.place_code)`,
          keyword,
        ),
      placeMode && ['p.place_mode = $1', placeMode],
      placeCode && ['p.place_code = $1', placeCode],
      active !== undefined && ['p.active = $1', active],
    ],
    order: sortName ? `${sortColumn[sortName]} ${sort}` : 'p.place_code, p.preferred desc, p.name_key',
    page: { pageIndex, pageSize },
    state: { column: 'p.partner_kind', chosen: kind, named: partnerKinds },
    isSmall: true,
  })
  const viewOf = await partnerViews(tx, language)
  return { items: rows.map(partnerOfRow).map(viewOf), counts, total, pageIndex, pageSize }
}

export async function showPartner(id: string, { tx, language }: Call<'staff'>): Promise<LocalPartnerView> {
  const viewOf = await partnerViews(tx, language)
  return viewOf(await loadPartner(tx, id))
}

async function partnerViews(tx: Tx, language: Language): Promise<(partner: LocalPartner) => LocalPartnerView> {
  const { placeOf } = await referenceOf(tx)
  return ({ services, printedAt, ...partner }) => {
    const place = placeOf(partner.placeMode, partner.placeCode)
    return {
      ...partner,
      partnerServices: services,
      placeName: place ? nameIn(place.names, language) : partner.placeCode,
      printed: printedAt !== null,
    }
  }
}
