/** The templates in a table, each to be changed, or to be had back as it was. */
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import parts from '../parts/parts.module.css'
import { useAct } from '../parts/useAct.ts'
import { type LetterTemplate, restoreLetterTemplate } from './documents.ts'
import { LetterDialog } from './LetterDialog.tsx'
import { sentWhen } from './words.ts'

const columns: Record<string, (template: LetterTemplate) => ReactNode> = {
  Letter: ({ name }) => name,
  Sent: ({ kind }) => sentWhen[kind],
  Subject: ({ subject }) => subject,
}

type Asked = { to: 'change' | 'restore'; template: LetterTemplate }

export function LetterTable({ templates, readAgain }: { templates: LetterTemplate[]; readAgain(): void }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { act, isActing, refused } = useAct(restoreLetterTemplate, {
    done: 'Letter restored successfully',
    failed: 'Failed to restore letter',
  })
  const close = () => setAsked(null)

  async function restore({ id }: LetterTemplate): Promise<boolean> {
    // As the table shows it now: whoever was overtaken, and is told so, has seen what they would take away.
    const { version } = templates.find((one) => one.id === id)!
    if (await act({ id, version })) return true
    readAgain()
    return false
  }

  return (
    <Card title="Templates">
      <PagedTable
        label="Letters, table"
        rows={templates}
        columns={columns}
        actions={(template) => (
          <div className={parts.buttons}>
            <Button
              aria-label={`Edit: ${template.name}`}
              onClick={() => setAsked({ to: 'change', template })}
            >
              Edit
            </Button>
            <Button
              aria-label={`Restore the default: ${template.name}`}
              onClick={() => setAsked({ to: 'restore', template })}
            >
              Restore
            </Button>
          </div>
        )}
      />
      {asked?.to === 'change' && <LetterDialog template={asked.template} onClosed={close} />}
      {asked?.to === 'restore' && (
        <ConfirmDialog
          title={`Restore “${asked.template.name}”?`}
          confirm="Restore the default"
          onConfirm={() => restore(asked.template)}
          isActing={isActing}
          refused={refused}
          onClosed={close}
        >
          <p>It will say again what it said at first. What it says now is lost.</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
