/** A name can be an order in Latin letters, or as its own country writes it. */
type NamedParty = Readonly<{ partyName?: string | null | undefined; partyNameLocal?: string | null | undefined }>

type PartyOfForm = NamedParty & Readonly<{ partyType?: string | null | undefined }>

/** Wordings of an order bill: TO (THE) ORDER (OF), OR ORDER, TO BEARER, AN ORDER, A LA ORDEN, по приказу, 凭…指示. */
const wordings: readonly RegExp[] = [
  /^(?:consigned )?(?:un)?to[ -]+(?:the[ -]+)?order\b/i,
  /^(?:consigned )?(?:un)?to (?:the )?(?:shipper|consignor|holder)['’´`]?s['’´`]? order\b/i,
  /^(?:consigned )?(?:un)?to (?:the )?bearer$/i,
  /\bor (?:(?:to )?(?:his|her|its|their) )?order$/i,
  /^an (?:die )?order(?: (?:von|der|des)\b.*)?$/i,
  /^a la orden(?: (?:de|del)\b.*)?$/iu,
  /^order(?: of (?:the )?(?:shipper|consignor|holder|bearer)\b.*)?$/i,
  /^(?:по )?приказу(?!\p{L})/iu,
  /^(?:[凭憑按依].*)?指示(?:人|抬头|抬頭)?$/u,
]

/** Orders that name nobody: the goods are the shipper's to give, or the holder's. */
const nobody = /^(?:the )?(?:shipper|consignor|holder|bearer|发货人|發貨人|托运人|託運人|отправителя|предъявителя)\b/iu

const plainWording = (name: string | null | undefined): string =>
  (name ?? '')
    .normalize('NFKC')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replace(/(?<=\border of) ?: ?/i, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L}\p{N})]+$/u, '')

const isWording = (name: string | null | undefined) => wordings.some((wording) => wording.test(plainWording(name)))

/** A bill that names an order in place of a party is given to its holder. */
export const isToOrder = ({ partyName, partyNameLocal }: NamedParty): boolean =>
  isWording(partyName) || isWording(partyNameLocal)

const namedIn = (name: string): string | undefined =>
  (/order of (.+)$/iu.exec(name) ??
    /^an (?:die )?order (?:von|der|des) (.+)$/iu.exec(name) ??
    /^a la orden (?:de la |del? )(.+)$/iu.exec(name) ??
    /^(.+?),? or (?:(?:to )?(?:his|her|its|their) )?order$/iu.exec(name) ??
    /приказу (.+)$/iu.exec(name) ??
    /^[凭憑按依](.+)指示/u.exec(name))?.[1]

/** The party by whose order the goods are given, such as a bank; nothing where the order names nobody but the shipper. */
export function orderedBy({ partyName, partyNameLocal }: NamedParty): string | undefined {
  const name = [partyName, partyNameLocal].map(plainWording).find((one) => isWording(one))
  const named = name && namedIn(name)?.trim()
  return named && !nobody.test(named) ? named : undefined
}

/** A consignee that is an order leaves the notify party as the one that is informed and named in full. */
export const isOrderBill = ({ parties }: Readonly<{ parties?: readonly PartyOfForm[] | null | undefined }>): boolean =>
  (parties ?? []).some((one) => one.partyType === 'CNE' && isToOrder(one))
