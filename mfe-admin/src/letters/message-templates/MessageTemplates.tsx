/** The templates of messages: a table, and what is done with each. */

import { Button } from 'antd'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { EmptyList } from '../../components/EmptyList.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { useCardDialog } from '../../components/use-card-dialog.ts'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { DeleteDialog } from '../../forms/DeleteDialog.tsx'
import { List } from '../../management/list/List.tsx'
import { MessageTemplateDialog } from './MessageTemplateDialog.tsx'
import {
  DeleteMessageTemplateDocument,
  type MessageTemplateFragment,
  MessageTemplatesDocument,
} from './message-templates.generated.ts'

type DialogState = { action: 'add' } | { action: 'edit' | 'delete'; template: MessageTemplateFragment }

const columns: Record<string, (template: MessageTemplateFragment) => ReactNode> = {
  Message: ({ name }) => name,
  'Begins with': ({ text }) => getFirstLine(text),
}

export function MessageTemplates() {
  const query = useLiveQuery(MessageTemplatesDocument, {}, 'MessageTemplate')
  const { headingRef, dialog, open, close } = useCardDialog<DialogState>()
  return (
    <Card
      title="Message templates"
      headingRef={headingRef}
      extra={
        <Button icon={<Plus size={18} aria-hidden />} onClick={() => open({ action: 'add' })}>
          Add message template
        </Button>
      }
    >
      <QueryResult query={query}>
        {({ templates }) => (
          <List
            label="Message templates"
            list={templates}
            columns={columns}
            actions={(template) => (
              <div className={parts.buttons}>
                <IconButton
                  Icon={Pencil}
                  label={`Edit: ${template.name}`}
                  onClick={() => open({ action: 'edit', template })}
                />
                <IconButton
                  Icon={Trash2}
                  label={`Delete: ${template.name}`}
                  danger
                  onClick={() => open({ action: 'delete', template })}
                />
              </div>
            )}
            empty={<EmptyList>No message templates yet. Create your first one!</EmptyList>}
          />
        )}
      </QueryResult>
      {dialog?.action === 'add' && <MessageTemplateDialog template={null} onClosed={() => close(false)} />}
      {dialog?.action === 'edit' && (
        <MessageTemplateDialog template={dialog.template} onClosed={() => close(false)} />
      )}
      {dialog?.action === 'delete' && (
        <DeleteDialog
          noun="message template"
          name={dialog.template.name}
          document={DeleteMessageTemplateDocument}
          variables={{ id: dialog.template.id }}
          onClosed={close}
        >
          <p>Messages that were written from it stay as they are.</p>
        </DeleteDialog>
      )}
    </Card>
  )
}

const getFirstLine = (text: string) => text.split('\n', 1)[0]
