/** The guidelines in a table, each with whether its figures were compared with the published ones. */
import { adminDate, Badge } from '@access/kit'
import { Button } from 'antd'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { PagedTable } from '../parts/PagedTable.tsx'
import parts from '../parts/parts.module.css'
import { Stacked } from '../parts/Stacked.tsx'
import type { Guideline } from './documents.ts'
import styles from './screening.module.css'
import { inDollars, nameOf } from './words.ts'

/** What can be asked for from a row. */
export type Asked = 'check' | 'edit' | 'delete'

export function GuidelineTable({
  guidelines,
  inForce,
  onAsked,
}: {
  guidelines: Guideline[]
  inForce: Guideline | null
  onAsked(asked: Asked, guideline: Guideline): void
}) {
  const columns: Record<string, (guideline: Guideline) => ReactNode> = {
    Guideline: (guideline) => (
      <span className={styles.guideline}>
        <span className={styles.named}>
          {nameOf(guideline)}
          {guideline.id === inForce?.id && <Badge tone="sky">In force</Badge>}
        </span>
        <span className={parts.hint}>{guideline.source}</span>
      </span>
    ),
    'One person': ({ onePerson }) => inDollars(onePerson),
    'Each further': ({ eachFurther }) => inDollars(eachFurther),
    'In force from': ({ inForceFrom }) => <span className="nowrap">{adminDate(inForceFrom)}</span>,
    Figures: (guideline) => <Figures guideline={guideline} onCheck={() => onAsked('check', guideline)} />,
  }

  const actions = (guideline: Guideline) => (
    <span className={styles.actions}>
      <Button
        type="text"
        icon={<Pencil size={18} aria-hidden />}
        aria-label={`Edit ${nameOf(guideline)}`}
        onClick={() => onAsked('edit', guideline)}
      />
      <Button
        type="text"
        danger
        icon={<Trash2 size={18} aria-hidden />}
        aria-label={`Delete ${nameOf(guideline)}`}
        onClick={() => onAsked('delete', guideline)}
      />
    </span>
  )

  return (
    <PagedTable label="Poverty guidelines, table" rows={guidelines} columns={columns} actions={actions} />
  )
}

function Figures({ guideline, onCheck }: { guideline: Guideline; onCheck(): void }) {
  const { checkedAt, checkedBy } = guideline
  if (checkedAt)
    return (
      <Stacked below={`by ${checkedBy}, ${adminDate(checkedAt)}`}>
        <Badge tone="moss">Checked</Badge>
      </Stacked>
    )
  return (
    <span className={styles.unchecked}>
      <Badge tone="amber">Not checked</Badge>
      <Button size="small" aria-label={`Mark as checked: ${nameOf(guideline)}`} onClick={onCheck}>
        Mark as checked
      </Button>
    </span>
  )
}
