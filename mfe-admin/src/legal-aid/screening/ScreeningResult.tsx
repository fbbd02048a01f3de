/** The result of a screening: the income range and each condition. */
import { type BadgeTone, capitalize, isolate } from '@access/kit'
import { Flex, Typography } from 'antd'
import { CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import { Badge } from '../../components/Badge.tsx'
import { DateTime } from '../../components/DateTime.tsx'
import { WithIcon } from '../../components/WithIcon.tsx'
import type { RequestScreeningFragment } from '../request/request-screening.generated.ts'
import { IncomeRange } from './IncomeRange.tsx'
import { formatScreeningBasis } from './screening.messages.ts'

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
    <Flex vertical gap="small">
      <Flex component="p" wrap align="center" gap="small">
        <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
          {label}
        </Badge>
        <span>{explanation}</span>
      </Flex>
      {percentage && (
        <IncomeRange percentage={percentage} ceiling={basis.ceiling} exceptions={basis.exceptions} />
      )}
      <Flex component="ul" vertical gap="small">
        {conditions.map(({ percent, certainty, explanation: condition }) => (
          <li key={percent}>
            <WithIcon Icon={certaintyIcons[certainty] ?? CircleHelp}>{condition}</WithIcon>
          </li>
        ))}
      </Flex>
      {note && <p>{note}</p>}
      <p>
        <Typography.Text type="secondary">
          {formatScreeningBasis(screening)} Screened{' '}
          {screenedBy === 'Website' ? 'on receipt' : `by ${isolate(screenedBy)}`},{' '}
          <DateTime value={screenedAt} />.
        </Typography.Text>
      </p>
    </Flex>
  )
}
