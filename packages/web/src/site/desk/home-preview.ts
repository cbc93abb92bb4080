import type { PageText } from '@landbridge/contract/site/site-content'
import type { ComponentType } from 'react'

/** The drawing of a page that is not this area's: Home. */
export type HomePreview = ComponentType<{ page: PageText }>
