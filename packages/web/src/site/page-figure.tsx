import type { FigureName } from '@landbridge/contract/site/site-content'
import type { ComponentType } from 'react'
import {
  AirPicture,
  EcommercePicture,
  MultimodalPicture,
  TrainsPicture,
} from '../platform/ui/pictures/business-pictures.tsx'
import { BookPicture, ComparePicture, FollowPicture, SettlePicture } from '../platform/ui/pictures/guide-pictures.tsx'

const pictures: Record<FigureName, ComponentType> = {
  multimodal: MultimodalPicture,
  trains: TrainsPicture,
  ecommerce: EcommercePicture,
  air: AirPicture,
  compare: ComparePicture,
  book: BookPicture,
  follow: FollowPicture,
  settle: SettlePicture,
}

/** A picture of a page, by its name; a name that nobody knows draws nothing. */
export function PageFigure({ name }: { name: string }) {
  const Picture = pictures[name as FigureName]
  return Picture ? <Picture /> : null
}
