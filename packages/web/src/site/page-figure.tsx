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

/** A page's picture by name, nothing for an unknown one. */
export function PageFigure({ name }: { name: string }) {
  const Picture = pictures[name as FigureName]
  return Picture ? <Picture /> : null
}
