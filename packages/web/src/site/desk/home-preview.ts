import type { PageText } from '@landbridge/contract/site/site-content'
import type { ComponentType } from 'react'

/** The preview of Home, drawn by its own area. */
export type HomePreview = ComponentType<{ page: PageText }>
