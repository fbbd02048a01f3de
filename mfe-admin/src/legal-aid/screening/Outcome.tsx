/** What one screening came to: the result, how it lies to our limits, and each condition. */
import { Badge, type BadgeTone } from '@access/kit'
import { CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import { Moment } from '../../parts/Moment.tsx'
import parts from '../../parts/parts.module.css'
import type { Condition, OneScreening } from './documents.ts'
import { Interval } from './Interval.tsx'
import styles from './screening.module.css'
import { inWords } from './words.ts'

const results: Record<OneScreening['result'], { says: string; tone: BadgeTone; Icon: LucideIcon }> = {
  likely: { says: 'Likely eligible', tone: 'moss', Icon: CircleCheck },
  maybe: { says: 'Maybe eligible', tone: 'amber', Icon: CircleHelp },
  'probably not': { says: 'Probably not eligible', tone: 'plain', Icon: CircleMinus },
}

const marks: Record<Condition['sureness'], LucideIcon> = {
  sure: CircleCheck,
  not: CircleMinus,
  undecided: CircleHelp,
}

export function Outcome({ screening }: { screening: OneScreening }) {
  const { result, words, share, conditions, note, by, at, who } = screening
  const { says, tone, Icon } = results[result]
  return (
    <div className={styles.outcome}>
      <p className={styles.result}>
        <Badge tone={tone}>
          {/* One child for the badge, so that it does not take its colour from the word. */}
          <span className={styles.withIcon}>
            <Icon size={18} aria-hidden />
            {says}
          </span>
        </Badge>
        <span>{words}</span>
      </p>
      {share && <Interval share={share} ceiling={by.ceiling} exceptions={by.exceptions} />}
      <ul className={styles.conditions}>
        {conditions.map(({ percent, sureness, words: condition }) => {
          const Mark = marks[sureness]
          return (
            <li key={percent} className={styles.withIcon}>
              <Mark size={18} aria-hidden />
              <span>{condition}</span>
            </li>
          )
        })}
      </ul>
      {note && <p>{note}</p>}
      <p className={parts.hint}>
        {inWords(screening)} Screened {who === 'Website' ? 'when it came in' : `by ${who}`},{' '}
        <Moment at={at} />.
      </p>
    </div>
  )
}
