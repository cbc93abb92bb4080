import type { BlockItem } from '@landbridge/contract/site/site-content'
import type { ComponentType } from 'react'
import {
  BookPicture,
  ComparePicture,
  FollowPicture,
  SettlePicture,
} from '../../platform/ui/pictures/guide-pictures.tsx'
import styles from './home.module.css'

const pictures: readonly ComponentType[] = [ComparePicture, BookPicture, FollowPicture, SettlePicture]

export function HomeGuide({ steps }: { steps: readonly BlockItem[] }) {
  return (
    <ol className={styles.guide}>
      {steps.map(({ label, title, text }, index) => {
        const Picture = pictures[index]
        return (
          <li key={title}>
            <div>
              <span className={styles.step}>
                {index + 1} · {label}
              </span>
              <strong>{title}</strong>
              <p className="muted">{text}</p>
            </div>
            {Picture && <Picture />}
          </li>
        )
      })}
    </ol>
  )
}
