/** The result of a screening: the income range and each condition. */
import { type BadgeTone, capitalize, isolate } from '@access/kit'
import { CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import { Badge } from '../../components/Badge.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import type { RequestScreeningFragment } from '../request/request-screening.generated.ts'
import { IncomeRange } from './IncomeRange.tsx'
import { formatScreeningBasis } from './screening.messages.ts'
import styles from './screening.module.css'

const resultLabels: Record<string, { label: string; tone: BadgeTone; Icon: LucideIcon }> = {
  likely: { label: 'Likely eligible', tone: 'moss', Icon: CircleCheck },
  maybe: { label: 'Maybe eligible', tone: 'amber', Icon: CircleHelp },
  'probably not': { label: 'Probably not eligible', tone: 'plain', Icon: CircleMinus },
}

const certaintyIcons: Record<string, LucideIcon> = {
  sure: CircleCheck,
  not: CircleMinus,
  undecided: CircleHelp,
}

export function ScreeningResult({ screening }: { screening: RequestScreeningFragment }) {
  const { result, explanation, percentage, conditions, note, basis, screenedAt, screenedBy } = screening
  const { label, tone, Icon } = resultLabels[result] ?? {
    label: capitalize(result),
    tone: 'plain',
    Icon: CircleHelp,
  }
  return (
    <div className={styles.outcome}>
      <p className={styles.result}>
        <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
          {label}
        </Badge>
        <span>{explanation}</span>
      </p>
      {percentage && (
        <IncomeRange percentage={percentage} ceiling={basis.ceiling} exceptions={basis.exceptions} />
      )}
      <ul className={styles.conditions}>
        {conditions.map(({ percent, certainty, explanation: condition }) => {
          const CertaintyIcon = certaintyIcons[certainty] ?? CircleHelp
          return (
            <li key={percent} className={styles.withIcon}>
              <CertaintyIcon size={18} aria-hidden />
              <span>{condition}</span>
            </li>
          )
        })}
      </ul>
      {note && <p>{note}</p>}
      <p className={parts.hint}>
        {formatScreeningBasis(screening)} Screened{' '}
        {screenedBy === 'Website' ? 'on receipt' : `by ${isolate(screenedBy)}`},{' '}
        <DateTime value={screenedAt} />.
      </p>
    </div>
  )
}
