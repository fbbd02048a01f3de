/** The templates of letters and of messages to applicants. */

import { isolate } from '@access/kit'
import type { LetterKind } from '@access/requests/casework/letters/letter.rules'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Card } from '../components/Card.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { buildMessages } from '../components/change.messages.ts'
import parts from '../components/components.module.css'
import { EmptyList } from '../components/EmptyList.tsx'
import styles from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Screen } from '../frame/Screen.tsx'
import { List } from '../management/list/List.tsx'
import { LetterDialog } from './LetterDialog.tsx'
import {
  type LetterTemplateFragment,
  LetterTemplatesDocument,
  RestoreLetterTemplateDocument,
} from './letters.generated.ts'
import { MessageTemplates } from './message-templates/MessageTemplates.tsx'

const letterOccasions: Record<string, string> = {
  declined: 'When a request is declined',
  referred: 'When a request is referred',
  closing: 'When a request is closed',
  asking: 'Before a request is closed',
} satisfies Record<LetterKind, string>

const columns: Record<string, (template: LetterTemplateFragment) => ReactNode> = {
  Letter: ({ name }) => name,
  Sent: ({ kind }) => letterOccasions[kind],
  Subject: ({ subject }) => subject,
}

export default function Letters() {
  const query = useLiveQuery(LetterTemplatesDocument, {}, 'LetterTemplate')
  return (
    <Screen title="Letters">
      <QueryResult query={query}>
        {({ templates }) => <LetterTable templates={templates} refetch={query.refetch} />}
      </QueryResult>
      <div className={styles.spaced}>
        <MessageTemplates />
      </div>
    </Screen>
  )
}

type DialogState = { action: 'edit' | 'restore'; template: LetterTemplateFragment }

function LetterTable({ templates, refetch }: { templates: LetterTemplateFragment[]; refetch(): void }) {
  const [dialog, setDialog] = useState<DialogState | null>(null)
  const { act, isActing, errorMessage } = useAction(
    RestoreLetterTemplateDocument,
    buildMessages('restore', 'letter'),
  )
  const close = () => setDialog(null)

  async function restore({ id }: LetterTemplateFragment): Promise<boolean> {
    // The version in the table: after a conflict the user has seen what they would overwrite.
    const { version } = templates.find((one) => one.id === id)!
    if (await act({ id, version })) return true
    refetch()
    return false
  }

  return (
    <Card title="Templates">
      <List
        label="Letters"
        list={templates}
        columns={columns}
        actions={(template) => (
          <div className={parts.buttons}>
            <Button
              aria-label={`Edit: ${template.name}`}
              onClick={() => setDialog({ action: 'edit', template })}
            >
              Edit
            </Button>
            <Button
              aria-label={`Restore the default: ${template.name}`}
              onClick={() => setDialog({ action: 'restore', template })}
            >
              Restore
            </Button>
          </div>
        )}
        empty={<EmptyList>No letter templates.</EmptyList>}
      />
      {dialog?.action === 'edit' && <LetterDialog template={dialog.template} onClosed={close} />}
      {dialog?.action === 'restore' && (
        <ConfirmDialog
          title={`Restore “${isolate(dialog.template.name)}”?`}
          confirmLabel="Restore the default"
          onConfirm={() => restore(dialog.template)}
          isActing={isActing}
          errorMessage={errorMessage}
          onClosed={close}
        >
          <p>The default text is restored. The current text is lost.</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
