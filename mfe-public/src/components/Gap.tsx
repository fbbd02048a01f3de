/** What the office has not filled in yet, marked where it stands in a text. */
import { splitAtGaps } from '@access/content/static-pages/omit-gaps.rules'
import { mapByPlace } from '@access/kit'
import type { ReactNode } from 'react'
import styles from './Gap.module.css'

/** No `mark`, which are the matches of a search. */
export const Gap = ({ text }: { text: ReactNode }) => <em className={styles.gap}>{text}</em>

/** A text of one piece, in which there may be gaps. */
export function TextWithGaps({ text }: { text: string }) {
  return mapByPlace(splitAtGaps(text), (piece, index) =>
    index % 2 === 1 ? <Gap text={`[${piece}]`} /> : piece,
  )
}
