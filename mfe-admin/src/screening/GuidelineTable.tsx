/** The table of guidelines, each with whether its figures were checked. */

import { formatShortDate, isolate } from '@access/kit'
import { Button, Flex } from 'antd'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../components/Badge.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { IconButton } from '../components/IconButton.tsx'
import { StackedCell } from '../components/StackedCell.tsx'
import { List } from '../management/list/List.tsx'
import type { GuidelineFragment } from './guidelines.generated.ts'
import { formatDollars, formatGuidelineName } from './guidelines.messages.ts'

/** The actions of a row. */
export type GuidelineAction = 'check' | 'edit' | 'delete'

export function GuidelineTable({
  guidelines,
  currentGuideline,
  onAction,
}: {
  guidelines: GuidelineFragment[]
  currentGuideline: GuidelineFragment | null
  onAction(action: GuidelineAction, guideline: GuidelineFragment): void
}) {
  const columns: Record<string, (guideline: GuidelineFragment) => ReactNode> = {
    Guideline: (guideline) => (
      <StackedCell details={guideline.source}>
        <Flex component="span" wrap gap="small">
          {formatGuidelineName(guideline)}
          {guideline.id === currentGuideline?.id && <Badge tone="sky">In force</Badge>}
        </Flex>
      </StackedCell>
    ),
    'One person': ({ onePerson }) => formatDollars(onePerson),
    'Each additional': ({ eachAdditionalPerson }) => formatDollars(eachAdditionalPerson),
    'Effective from': ({ effectiveFrom }) => <span className="nowrap">{formatShortDate(effectiveFrom)}</span>,
    Figures: (guideline) => (
      <GuidelineAmounts guideline={guideline} onCheck={() => onAction('check', guideline)} />
    ),
  }

  const actions = (guideline: GuidelineFragment) => (
    <Flex component="span" gap={4}>
      <IconButton
        Icon={Pencil}
        label={`Edit ${formatGuidelineName(guideline)}`}
        onClick={() => onAction('edit', guideline)}
      />
      <IconButton
        Icon={Trash2}
        label={`Delete ${formatGuidelineName(guideline)}`}
        danger
        onClick={() => onAction('delete', guideline)}
      />
    </Flex>
  )

  return (
    <List
      label="Poverty guidelines"
      list={guidelines}
      columns={columns}
      actions={actions}
      empty={<EmptyList>No poverty guidelines yet. Create your first one!</EmptyList>}
    />
  )
}

function GuidelineAmounts({ guideline, onCheck }: { guideline: GuidelineFragment; onCheck(): void }) {
  const { checkedAt, checkedBy } = guideline
  if (checkedAt)
    return (
      <StackedCell details={`by ${isolate(checkedBy ?? '')}, ${formatShortDate(checkedAt)}`}>
        <Badge tone="moss">Checked</Badge>
      </StackedCell>
    )
  return (
    <Flex component="span" vertical align="start" gap={4}>
      <Badge tone="amber">Not checked</Badge>
      <Button
        size="small"
        aria-label={`Mark as checked: ${formatGuidelineName(guideline)}`}
        onClick={onCheck}
      >
        Mark as checked
      </Button>
    </Flex>
  )
}
