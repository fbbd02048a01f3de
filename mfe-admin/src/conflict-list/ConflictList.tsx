/** The conflict list: people and organisations that we must not act against. Every new party is compared with it. */
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { undecryptableText } from '../components/FactList.tsx'
import { StackedCell } from '../components/StackedCell.tsx'
import { QueryResult } from '../data/QueryResult.tsx'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { Screen } from '../frame/Screen.tsx'
import { List } from '../management/list/List.tsx'
import { AddEntryDialog } from './AddEntryDialog.tsx'
import { type ConflictListEntryFragment, OpenConflictListDocument } from './conflict-list.generated.ts'
import { RemoveEntryDialog, unreadableEntry } from './RemoveEntryDialog.tsx'

const title = 'Conflict List'

const columns: Record<string, (entry: ConflictListEntryFragment) => ReactNode> = {
  Name: ({ name, aliases }) =>
    aliases.length > 0 ? (
      <StackedCell details={aliases.join(', ')}>{name}</StackedCell>
    ) : (
      (name ?? undecryptableText)
    ),
  Reason: ({ reason }) => <span className={parts.written}>{reason}</span>,
  Added: ({ addedBy, addedAt }) => (
    <StackedCell details={addedBy}>
      <DateTime value={addedAt} />
    </StackedCell>
  ),
}

const compareByName = (one: ConflictListEntryFragment, other: ConflictListEntryFragment) =>
  (one.name ?? '').localeCompare(other.name ?? '')

export default function ConflictList() {
  const { query, setData } = useRecordedRead(OpenConflictListDocument, {})
  const head = useRef<HTMLHeadingElement>(null)
  const [dialog, setDialog] = useState<ConflictListEntryFragment | 'new' | null>(null)

  const actions = (entry: ConflictListEntryFragment) => (
    <Button aria-label={`Remove ${entry.name ?? unreadableEntry}`} onClick={() => setDialog(entry)}>
      Remove
    </Button>
  )

  function onClosed(isDone: boolean) {
    setDialog(null)
    if (isDone) head.current?.focus()
  }

  return (
    <Screen title={title}>
      <QueryResult query={query}>
        {({ entries }) => (
          <Card
            title="People and organisations"
            headingRef={head}
            extra={
              <Button type="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setDialog('new')}>
                Add entry
              </Button>
            }
          >
            <List
              label={title}
              list={entries}
              columns={columns}
              actions={actions}
              empty={
                <EmptyList>No entries yet. Parties of requests are still compared with each other.</EmptyList>
              }
            />
          </Card>
        )}
      </QueryResult>
      {dialog === 'new' && (
        <AddEntryDialog
          onAdded={(entry) =>
            setData(({ entries }) => ({ entries: [...entries, entry].toSorted(compareByName) }))
          }
          onClosed={onClosed}
        />
      )}
      {dialog && dialog !== 'new' && (
        <RemoveEntryDialog
          entry={dialog}
          onRemoved={() =>
            setData(({ entries }) => ({ entries: entries.filter(({ id }) => id !== dialog.id) }))
          }
          onClosed={onClosed}
        />
      )}
    </Screen>
  )
}
