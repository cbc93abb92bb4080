/** Our names beside the specification's. A name that is not here crosses the wire in PascalCase. */
// biome-ignore format: a dictionary
export const wireNames: Readonly<Record<string, string>> = {
  // Names that stand as themselves.
  id: 'keyId', state: 'state', version: 'version', actions: 'actions', submit: 'submit',
  pageIndex: 'pageIndex', pageSize: 'pageSize', sort: 'sort', sortName: 'sortName', orderState: 'orderState',
  lclState: 'lclState', keyword: 'keyword', startDate: 'startDate', endDate: 'endDate', filter: 'filter',
  key: 'key', type: 'type', undefault: 'undefault', classcode: 'classcode', inout: 'inout',
  currcd: 'currcd', queryDate: 'queryDate', curDate: 'curDate', yearMonth: 'yearMonth', showCol: 'showCol',
  ourBox: 'ourBox', hashistory: 'hashistory', firstLeg: 'firstLeg', headLeg: 'headLeg', lastLeg: 'lastLeg', fid: 'fid',
  label: 'label', value: 'value', subLabel: 'subLabel', blFed: 'blFed', customer: 'customer', json: 'json',
  account: 'account', password: 'password', newPassword: 'newPassword', oldPassword: 'oldPassword', otp: 'otp',
  recoveryCode: 'recoveryCode', area: 'area', phone: 'phone', countryCode: 'countryCode', code: 'code',
  isInternational: 'isInternational', verifyImgCode: 'verifyImgCode', verifySmsCode: 'verifySmsCode',
  verifyCode: 'verifyCode', email: 'email', oldEmail: 'oldEmail', userId: 'UserId', v: 'v', size: 'size',
  jobNoIn: 'jobNoIn', trafficCode: 'trafficCd', role: 'role',
  companyName: 'companyName', signatureSecret: 'signatureSecret', crmBasePath: 'crmBasePath',
  guestPriceQuery: 'guestPriceQuery', smsCooldownS: 'smsCooldownS', qrExpiryMs: 'qrExpiryMs', map: 'map',
  restrictedPaths: 'restrictedPaths', serverTime: 'serverTime', origin: 'origin', blocked: 'blocked',
  success: 'success', message: 'message', token: 'token',
  // The trade's words.
  originCode: 'PortlCd', originName: 'Portl', destinationCode: 'PortdCd', destinationName: 'Portd',
  entryPortCode: 'EntryPortCd', entryPortName: 'EntryPort', legType: 'LegType', boxType: 'BoxType',
  bookingNo: 'BookingNo', customerReference: 'ProxyNo', jobNo: 'JobNoIn', containerNo: 'ConNo',
  containerType: 'SizeType', sealNos: 'SealNo', packages: 'Ctns', grossWeightKg: 'Weight', volumeM3: 'Meas',
  houseBillNo: 'Blno', masterBillNo: 'MBlno', flightDate: 'FlyDate', airline: 'Airways',
  truckPlate: 'TruckNo', driverName: 'Driver', driverPhone: 'DriverTel', trailerPlate: 'Trailer',
  loadingDate: 'LoadDate', truckTypeDomestic: 'CatTypeIn', truckTypeForeign: 'CatTypeOut',
  actualPieces: 'RealRcp', actualGrossWeightKg: 'RealGsWeight', etd: 'Etsh', eta: 'Etad', atd: 'Atd', ata: 'Ata',
  promisedEta: 'PromEta', orderedAt: 'OrderDt', chargeName: 'CostName', chargeCode: 'CostCd', currency: 'Currcd',
  exchangeRate: 'ChgRate', unit: 'UnitCd', quantity: 'Quantity', unitPrice: 'Rate', amount: 'Amount',
  recordedOn: 'RecordDate', statementNo: 'DunNo', originalAmount: 'OrinAmount', originalCurrency: 'OrinCurcd',
  paidAmount: 'Ysje', outstandingAmount: 'Whje', invoiceState: 'InvoState', invoiceNo: 'InvoNo',
  invoiceTitle: 'InvoHeader', bookingState: 'OmsState', stateLabel: 'StateText', trackLabel: 'TrackText',
  customerShortName: 'CusAbbrname', warehouseName: 'WhoName', createdBy: 'Creator', transportType: 'TransType',
  serviceModeId: 'SvTrafficId', locatedAt: 'LocationTime', hasFeederLeg: 'blFed', salesperson: 'Saler',
  salespersonId: 'SalerId', emptyPickUpPlace: 'PickConPlace', emptyReturnPlace: 'ReturnPlace',
  remark: 'Remark', internalRemark: 'RemarkIn', operatorId: 'OprId',
  direction: 'BusType', serviceTerm: 'ServiceTerm', wantedDate: 'WantDate', wantedDateTo: 'WantDateTo',
  wantedArrivalDate: 'WantArrDate', temperatureControlled: 'ReeferFlag', oversize: 'OogFlag',
  containsBatteries: 'BatteryFlag', exportControlled: 'ExportCtrl', paymentTerm: 'PayTerm',
  goodsValue: 'GoodsVal', goodsCurrency: 'GoodsCurrcd', insured: 'InsureFlag', insuranceCover: 'InsCover',
  insuranceBeneficiary: 'InsBenef', goodsNameEnglish: 'GoodsNameEng', goodsNameRussian: 'GoodsNameRus',
  hsCode: 'HsCd', hsCodeDestination: 'HsCdDest', gngCode: 'GngCd', etsngCode: 'EtsngCd', packageType: 'PackUnit',
  netWeightKg: 'NetWeight', originCountry: 'OriginCd', lineValue: 'LineVal', lineCurrency: 'LineCurrcd',
  pieces: 'Pieces', pieceQty: 'PcsQty', lengthCm: 'PcsL', widthCm: 'PcsW', heightCm: 'PcsH', pieceWeightKg: 'PcsWeight',
  stackable: 'StackFlag', turnable: 'TurnFlag', unNo: 'UnNo', hazardClass: 'ImoClass', subsidiaryHazards: 'SubRisk',
  packingGroup: 'PackGroup', properShippingName: 'ProperName', technicalName: 'TechName', flashPointC: 'FlashPoint',
  emergencyContact: 'EmgName', emergencyPhone: 'EmgTel', safetyDataSheetFid: 'SdsFid', dgApproval: 'DgApproval',
  setTemperatureC: 'TempSet', minTemperatureC: 'TempMin', maxTemperatureC: 'TempMax', ventilationM3h: 'VentM3h',
  humidityPct: 'HumidPct', gensetNeeded: 'Genset', preCooled: 'PreCool', dataLogger: 'DataLog',
  stopType: 'StopType', stopSeq: 'StopSeq', cityCode: 'CityCd', address: 'Addr', postCode: 'ZipCd',
  stopCompany: 'StopCus', contactName: 'Contact', contactPhone: 'Tel', contactEmail: 'Email',
  partyAddress: 'PartyAddr', countryCd: 'CountryCd', taxNo: 'TaxNo', eoriNo: 'EoriNo', keepInAddressBook: 'BookFlag',
  servicesInChina: 'SvTypeIn', servicesAbroad: 'SvTypeOut', exportCustomsBy: 'CusWayOut', importCustomsBy: 'CusWayIn',
  customsRegime: 'CusMode', customsPlace: 'CusPlace', companyNameNew: 'CusName', settleCurrency: 'SettleCurrcd',
  containerQty: 'BoxQty', containerOwner: 'BoxOwner', containerCargoKg: 'BoxWeight', shipperContainerNos: 'SocNos',
  containerDemand: 'BoxReq', stuffingPlace: 'StuffWay', departureId: 'TrainId', attachments: 'Attach',
  carrierCode: 'CriCd', carrierName: 'CriName', documentType: 'DocType', fileName: 'FileName',
  // booking
  partyNameLocal: 'PartyNameLoc', consignmentNoteType: 'RailBillType', noteLanguage: 'BillLang',
  destinationStation: 'DestStation', consigneeRailCode: 'CneRailCd', cscValidTo: 'SocCsc',
  destinationCustomsOffice: 'DestCusOffice', agreeTerms: 'AgreeFlag', limitedQuantity: 'LqFlag',
  packagingCertificateNo: 'PackCertNo', appointmentNeeded: 'ApptFlag', sameAsConsignee: 'SameCneFlag',
  oogLengthCm: 'OogL', oogWidthCm: 'OogW', oogHeightCm: 'OogH', oogWeightKg: 'OogWeight',
  overFrontCm: 'OverF', overBackCm: 'OverB', overLeftCm: 'OverLt', overRightCm: 'OverRt', overTopCm: 'OverTop',
  gravityHeightCm: 'CgH', liftingPoints: 'LiftFlag', lashingPlanFid: 'LashFid', documentsDue: 'DocsDue',
  etdTz: 'EtshTz', etaTz: 'EtadTz', agreedLines: 'AgreedPrice', operatorName: 'OprName',
  // workorder and document
  containerNos: 'ConNo', consignmentNoteNo: 'Blno', wagonNo1520: 'WagonNo2', wagonNoEurope: 'WagonNo3',
  wagonAt: 'WagonTime', wagon1520At: 'WagonTime2', wagonEuropeAt: 'WagonTime3', emptyPickedUpAt: 'PickConTime',
  stuffedAt: 'StuffTime', gateInAt: 'GateInTime', emptyReturnedAt: 'ReturnTime', customsReleasedAt: 'CusRelTime',
  supplierCode: 'SupplierCd', exportCustomsState: 'CusOutState', importCustomsState: 'CusInState',
  declarationNo: 'DeclNo', originZone: 'PortlTz', destinationZone: 'PortdTz', customerOrderNo: 'CusOrderNo',
  expires: 'expires', reader: 'reader', sign: 'sign',
  // reference
  placeCode: 'PortCd', active: 'Active',
  // pricing
  cargoCutoff: 'CyCutoff', customsCutoff: 'CusCutoff',
}

/** How a name of ours crosses the wire. */
export const wireNameOf = (ours: string, names = wireNames): string =>
  names[ours] ?? ours.charAt(0).toUpperCase() + ours.slice(1)

/** Names that hold within one schema only, which says so by `.meta({ wire: 'page' })`. */
// biome-ignore format: a dictionary
export const wireNamesWithin: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // reference
  place: {
    name: 'PortName', nameChs: 'PortNameChs', nameCht: 'PortNameCht', nameEng: 'PortNameEng', nameRus: 'PortNameRus',
    nameChn: 'PortNameChn', code: 'PortCd', hotOrigin: 'CommonPortl', hotDestination: 'CommonDest', pinyin: 'py',
    countryCode: 'CountryCd', gauge: 'GaugeMm', latitude: 'Lat', longitude: 'Lon',
  },
  city: {
    name: 'CityName', nameChs: 'CityNameChs', nameCht: 'CityNameCht', nameEng: 'CityNameEng', nameRus: 'CityNameRus',
    code: 'CityCd', countryCode: 'CountryCd', pinyin: 'py', latitude: 'Lat', longitude: 'Lon',
  },
  country: {
    name: 'CountryName', nameChs: 'CountryNameChs', nameCht: 'CountryNameCht', nameEng: 'CountryNameEng', nameRus: 'CountryNameRus',
    code: 'CountryCd', telCode: 'CountryTelCode',
  },
  carrier: {
    name: 'CriName', nameChs: 'CriNameChs', nameCht: 'CriNameCht', nameEng: 'CriNameEng', nameRus: 'CriNameRus',
    code: 'CriCd', type: 'Type', pinyin: 'py', countryCode: 'CountryCd',
  },
  category: {
    name: 'CategoryName', nameChs: 'CategoryNameChs', nameCht: 'CategoryNameCht', nameEng: 'CategoryNameEng', nameRus: 'CategoryNameRus',
    id: 'Id', parentId: 'Pid', pinyin: 'py', children: 'children', oversize: 'Oversize',
  },
  container: { size: 'Size', type: 'Type', iso: 'Iso6346', volumeM3: 'VolumeM3' },
  truck: {
    name: 'TypeName', nameChs: 'TypeNameChs', nameCht: 'TypeNameCht', nameEng: 'TypeNameEng', nameRus: 'TypeNameRus',
    type: 'Type', volumeM3: 'VolumeM3',
  },
  code: { code: 'Code', sort: 'Sort', pinyin: 'py', version: 'version' },
  hs: { code: 'Code' },
  currency: {
    name: 'CurrName', nameChs: 'CurrNameChs', nameCht: 'CurrNameCht', nameEng: 'CurrNameEng', nameRus: 'CurrNameRus',
    code: 'CurrCd',
  },
  service: {
    name: 'StName', nameChs: 'StNameChs', nameCht: 'StNameCht', nameEng: 'StNameEng', nameRus: 'StNameRus',
    nameChn: 'StNameChn', nameEngBack: 'StNameEng-back', code: 'StCd',
  },
  rate: { code: 'CurrCd', yearMonth: 'YearMonth', rate: 'Rate', base: 'Base', sample: 'Sample' },
  hotGroup: {
    name: 'GroupName', nameChs: 'GroupNameChs', nameCht: 'GroupNameCht', nameEng: 'GroupNameEng', nameRus: 'GroupNameRus',
    code: 'GroupCd', places: 'Places',
  },
  codeClass: { code: 'ClassCode', entries: 'Entries' },
  page: { pageIndex: 'PageIndex', pageSize: 'PageSize' },
  action: { name: 'name', allowed: 'allowed', reason: 'reason' },
  token: { id: 'Id' },
  goodsLine: { hsName: 'Name' },
  attachmentLine: { fid: 'Fid' },
  person: { personName: 'Name', phone: 'Tel', email: 'Email' },
  priceQuery: { salespersonId: 'LrManager' },
  map: { style: 'style', key: 'key' },
  siteConfig: { passwordMax: 'passwordMax' },
  userInfo: {
    id: 'Id',
    customer: 'Customer',
    account: 'Account',
    phone: 'Phone',
    salespersonWxQrCode: 'SalerWxQrCode',
    salespersonPhone: 'SalerTel',
  },
  user: { account: 'Account', phone: 'Phone' },
  saler: { id: 'SalerId', account: 'Account' },
  companySaid: { customer: 'Customer' },
  company: { countryCode: 'CountryCd', phone: 'Tel', customerState: 'State', nameEnglish: 'NameEng' },
  trace: {
    status: 'status', data: 'data', track: 'track', latitude: 'latitude', longitude: 'longitude', address: 'address',
    createTime: 'createTime', orderNum: 'orderNum', key: 'key',
  },
}
