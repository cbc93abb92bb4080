/** The names of the conditions under which fields and blocks show and are needed; form-conditions.ts has the function of each. */
// biome-ignore format: a list
export type ConditionName =
  | 'foreign' | 'toWideGauge' | 'enteringUnion' | 'manifestAhead' | 'exportedFromChina' | 'loadedAtDoor'
  | 'unloadedAtDoor' | 'dangerous' | 'temperature' | 'oversize' | 'overTenTonnes' | 'batteries'
  | 'appraised' | 'noDangerLine' | 'incoterm' | 'insured' | 'declared' | 'valueCounts'
  | 'valueMatters' | 'carnet' | 'byContainer' | 'byWagon' | 'reeferBox' | 'openBox'
  | 'lashed' | 'carriersBox' | 'shippersBox' | 'shippersBoxes' | 'returnPlaceMatters' | 'weClear'
  | 'weExport' | 'officeNamed' | 'originalBill' | 'filedByOthers' | 'borderCrossed' | 'truckInChina'
  | 'truckAbroad' | 'legsPlanned' | 'noCompany' | 'packingGroup' | 'notSpecified' | 'flammableLiquid'
  | 'explosive' | 'dgQuantity' | 'lineValued' | 'severalStops' | 'cityNotListed' | 'cityTyped'
  | 'cityNotTyped' | 'shipper' | 'consignee' | 'noOrder' | 'placed' | 'notify'
  | 'billOfLading' | 'letterOfCredit' | 'batteryEnergy' | 'batteryCharge'
  | 'notifiedToOrder' | 'receiver' | 'taxNumberDue' | 'eoriNumberDue' | 'shipperOrReceiver' | 'inThePapers' | 'namedParty' | 'notTheConsignee'
  | 'placeDecides' | 'seaLeg' | 'betweenOthers'
