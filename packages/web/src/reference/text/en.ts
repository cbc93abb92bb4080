import { text as failures } from '@landbridge/contract/reference/text/en'
import type { ReferenceText } from './zh-cn.ts'

export const text: ReferenceText = {
  ...failures,
  'reference.favourites': 'Favourite places',
  'reference.hot': 'Popular',
  'reference.favourite-add': 'Add {place} to favourites',
  'reference.favourite-remove': 'Remove {place} from favourites',
  'reference.lane-from': 'From',
  'reference.lane-to': 'To',
  'reference.lane-place': 'City, station or port',
  'reference.type-place': 'Type a name or code',
  'reference.lane-swap': 'Swap origin and destination',
  'reference.lane-date': 'Departure',
  'reference.lane-box': 'Container',
  'reference.lane-owner': 'Container owner',
  'reference.lane-weight': 'Weight, kg',
  'reference.lane-any-weight': 'Any',
  'reference.lane-load': 'Weight and volume',
  'reference.lane-volume': 'Volume, m³',
  'reference.lane-metres': 'Loading metres',
  'reference.lane-truck': 'Truck',
  'reference.lane-any-truck': 'Any truck',
  'reference.kg': 'kg',
  'reference.m3': 'm³',
  'reference.ldm': 'LDM',
}
