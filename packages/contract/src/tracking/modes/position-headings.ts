import { foldedName } from '../../shared/reading/fold.ts'
import { positionSources } from '../milestone.ts'
import { partColumns } from './part-columns.ts'

/** The columns of a file of positions in any order; a station, by code or name, may replace coordinates and words. */
export const positionColumns = ['ConNo', 'PortCd', 'Latitude', 'Longitude', 'Addr', 'LocationTime', 'Source'] as const
export type PositionColumn = (typeof positionColumns)[number]

/** Headings of lists that terminals, railways and trackers send. */
const headings: Readonly<Record<PositionColumn, readonly string[]>> = {
  ConNo: [
    ...partColumns,
    '箱号',
    '櫃號',
    '集装箱号',
    '貨櫃號碼',
    'container',
    'container no',
    'container number',
    'контейнер',
    '№ контейнера',
    '车牌号',
    '車牌號碼',
    'truck',
    'truck no',
    'plate',
    'госномер',
    'номер тс',
    '主单号',
    '主單號碼',
    'mawb',
    'awb',
    '№ накладной',
    'номер контейнера',
  ],
  PortCd: [
    '站点',
    '車站',
    '车站',
    '站點',
    '地点代码',
    '地點代碼',
    'station',
    'place code',
    'станция',
    'код станции',
    'код пункта',
  ],
  Latitude: ['纬度', '緯度', 'lat', 'широта'],
  Longitude: ['经度', '經度', 'lon', 'lng', 'long', 'долгота'],
  Addr: ['地址', '位置', '地点', '地點', 'address', 'place', 'location', 'адрес', 'место', 'местоположение'],
  LocationTime: [
    '时间',
    '時間',
    '定位时间',
    '定位時間',
    'time',
    'position at',
    'located at',
    'date',
    'время',
    'дата',
    'время позиции',
    'дата и время',
    'date and time',
    'date time',
    'timestamp',
  ],
  Source: ['来源', '來源', '数据来源', '資料來源', 'источник'],
}

const byHeading = new Map(
  positionColumns.flatMap((column) => [column, ...headings[column]].map((one) => [foldedName(one), column] as const)),
)
export const positionColumnCalled = (heading: string): PositionColumn | undefined => byHeading.get(foldedName(heading))

type Source = (typeof positionSources)[number]

const sourceWords: Readonly<Record<Source, readonly string[]>> = {
  train: ['火车', '火車', '列车', '列車', '铁路', '鐵路', 'rail', 'поезд', 'жд'],
  vessel: ['船', '船舶', 'ship', 'sea', 'судно', 'корабль'],
  flight: ['航班', '飞机', '飛機', 'air', 'plane', 'aircraft', 'рейс', 'самолёт'],
  terminal: ['场站', '場站', '堆场', '堆場', '码头', '碼頭', 'depot', 'терминал'],
  truck: ['卡车', '卡車', '汽车', '汽車', '货车', '貨車', 'road', 'lorry', 'автомобиль', 'грузовик', 'авто', 'тягач'],
}
const bySourceWord = new Map(
  positionSources.flatMap((source) =>
    [source, ...sourceWords[source]].map((one) => [foldedName(one), source] as const),
  ),
)
export const positionSourceCalled = (word: string): Source | undefined => bySourceWord.get(foldedName(word))
