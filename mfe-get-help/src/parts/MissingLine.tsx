/** What keeps Next from being pressed, said as it changes, with a way to each answer. */
import { FieldLink } from '@access/kit'
import { Fragment } from 'react'
import type { Need } from '../journey.ts'
import { journeyWords, questions } from '../words.ts'
import styles from './MissingLine.module.css'

export function MissingLine({ id, needs }: { id: string; needs: Need[] }) {
  const blank = needs.filter((need) => need.blank)
  const wrong = needs.filter((need) => !need.blank)
  return (
    <p className={styles.line} id={id} role="status">
      {needs.length === 0 ? (
        journeyWords.complete
      ) : (
        <>
          To go on,
          {blank.length > 0 && <> add {inARow(blank, 'missing')}</>}
          {blank.length > 0 && wrong.length > 0 && ' and'}
          {wrong.length > 0 && <> check {inARow(wrong, 'wrong')}</>}.
        </>
      )}
    </p>
  )
}

/** "your name, an email address and a phone number", each a link. */
function inARow(needs: Need[], how: 'missing' | 'wrong') {
  return needs.map(({ question }, at) => (
    <Fragment key={question}>
      {at > 0 && (at === needs.length - 1 ? ' and ' : ', ')}
      <FieldLink name={question}>{questions[question][how]}</FieldLink>
    </Fragment>
  ))
}
