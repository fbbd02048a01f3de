/** The conflict list: people and organisations that we must not act against. Every new party is compared with it. */

import { isolate } from '@access/kit'
import { conflictListEntry } from '@access/requests/casework/conflicts/conflict.rules'
import { Button, Form } from 'antd'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../components/Card.tsx'
import { buildMessages } from '../components/change.messages.ts'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { undecryptableText } from '../components/FactList.tsx'
import { StackedCell } from '../components/StackedCell.tsx'
import { useCardDialog } from '../components/use-card-dialog.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { ActionDialog } from '../forms/ActionDialog.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { TextField } from '../forms/TextField.tsx'
import { Screen } from '../frame/Screen.tsx'
import { ListInput } from '../management/fields/inputs.tsx'
import { List } from '../management/list/List.tsx'
import {
  AddConflictListEntryDocument,
  type ConflictListEntryFragment,
  OpenConflictListDocument,
  RemoveConflictListEntryDocument,
} from './conflict-list.generated.ts'

/** What an entry is called whose name cannot be decrypted. */
const unreadableEntry = 'the entry that cannot be read'

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
  const { headingRef, dialog, open, close } = useCardDialog<ConflictListEntryFragment | 'new'>()

  const actions = (entry: ConflictListEntryFragment) => (
    <Button aria-label={`Remove ${entry.name ?? unreadableEntry}`} onClick={() => open(entry)}>
      Remove
    </Button>
  )

  return (
    <Screen title={title}>
      <QueryResult query={query}>
        {({ entries }) => (
          <Card
            title="People and organisations"
            headingRef={headingRef}
            extra={
              <Button type="primary" icon={<Plus size={18} aria-hidden />} onClick={() => open('new')}>
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
        <FormDialog
          id="conflict-list-entry"
          title="Add entry"
          submitLabel="Add"
          document={AddConflictListEntryDocument}
          rules={conflictListEntry}
          variables={(input) => ({ input })}
          {...buildMessages('add', 'entry')}
          onDone={({ entry }) =>
            setData(({ entries }) => ({ entries: [...entries, entry].toSorted(compareByName) }))
          }
          onClosed={() => close(false)}
        >
          <TextField name="name" label="Name" extra="First name, then last name." />
          <Form.Item name="aliases" label="Aliases" extra="Separated by commas: nickname, company.">
            <ListInput />
          </Form.Item>
          <TextField name="reason" label="Reason" extra="Only staff can read it." rows={3} />
        </FormDialog>
      )}
      {dialog && dialog !== 'new' && (
        <ActionDialog
          title={`Remove ${isolate(dialog.name ?? unreadableEntry)}?`}
          confirmLabel="Remove"
          document={RemoveConflictListEntryDocument}
          variables={{ id: dialog.id }}
          {...buildMessages('remove', 'entry')}
          onDone={() => setData(({ entries }) => ({ entries: entries.filter(({ id }) => id !== dialog.id) }))}
          onClosed={close}
        >
          <p>Parties of requests are no longer compared with this entry.</p>
        </ActionDialog>
      )}
    </Screen>
  )
}
