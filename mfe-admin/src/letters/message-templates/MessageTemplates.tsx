/** The templates of messages: a table, and what is done with each. */
import { Button } from 'antd'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { EmptyList } from '../../components/EmptyList.tsx'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { List } from '../../management/list/List.tsx'
import { DeleteMessageTemplate } from './DeleteMessageTemplate.tsx'
import { MessageTemplateDialog } from './MessageTemplateDialog.tsx'
import { type MessageTemplateFragment, MessageTemplatesDocument } from './message-templates.generated.ts'

type DialogState = { action: 'add' } | { action: 'edit' | 'delete'; template: MessageTemplateFragment }

const columns: Record<string, (template: MessageTemplateFragment) => ReactNode> = {
  Message: ({ name }) => name,
  'Begins with': ({ text }) => getFirstLine(text),
}

export function MessageTemplates() {
  const query = useLiveQuery(MessageTemplatesDocument, {}, 'MessageTemplate')
  const head = useRef<HTMLHeadingElement>(null)
  const [dialog, setDialog] = useState<DialogState | null>(null)
  const close = () => setDialog(null)
  return (
    <Card
      title="Message templates"
      headingRef={head}
      extra={
        <Button icon={<Plus size={18} aria-hidden />} onClick={() => setDialog({ action: 'add' })}>
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
                <Button
                  type="text"
                  icon={<Pencil size={18} aria-hidden />}
                  aria-label={`Edit: ${template.name}`}
                  onClick={() => setDialog({ action: 'edit', template })}
                />
                <Button
                  type="text"
                  danger
                  icon={<Trash2 size={18} aria-hidden />}
                  aria-label={`Delete: ${template.name}`}
                  onClick={() => setDialog({ action: 'delete', template })}
                />
              </div>
            )}
            empty={<EmptyList>No message templates yet. Create your first one!</EmptyList>}
          />
        )}
      </QueryResult>
      {dialog?.action === 'add' && <MessageTemplateDialog template={null} onClosed={close} />}
      {dialog?.action === 'edit' && <MessageTemplateDialog template={dialog.template} onClosed={close} />}
      {dialog?.action === 'delete' && (
        <DeleteMessageTemplate
          template={dialog.template}
          onClosed={(isDone) => {
            close()
            // The pressed button is gone with its row.
            if (isDone) head.current?.focus()
          }}
        />
      )}
    </Card>
  )
}

const getFirstLine = (text: string) => text.split('\n', 1)[0]
