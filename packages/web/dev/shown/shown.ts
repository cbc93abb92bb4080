import type { ReactNode } from 'react'

/** Parts of the kit in one of their states each, by its name. Every file of this folder shows one kind of part. */
export type Shown = { title: string; states: Readonly<Record<string, () => ReactNode>> }
