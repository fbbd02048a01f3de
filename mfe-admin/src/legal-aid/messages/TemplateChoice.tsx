/** A template of the office, inserted into a message and edited there before it is sent. */

import { Button, Flex } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Select } from '../../components/Select.tsx'
import { LoadError } from '../../data/LoadError.tsx'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { usePermissions } from '../../session/use-permissions.ts'
import { MessageTemplatesForRequestDocument } from './template-choice.generated.ts'

export function TemplateChoice({ requestId, onInsert }: { requestId: string; onInsert(text: string): void }) {
  const { data, error, refetch } = useLiveQuery(
    MessageTemplatesForRequestDocument,
    { id: requestId },
    'MessageTemplate',
  )
  const may = usePermissions()
  const [selectedId, setSelectedId] = useState('')
  const id = useId()
  if (!data) return error ? <LoadError error={error} retry={refetch} /> : null
  const { templates } = data
  const selected = templates.find((template) => template.id === selectedId)
  return (
    <Flex wrap align="center" gap="small">
      {templates.length > 0 && (
        <>
          <label htmlFor={id}>Template</label>
          <Flex flex="1 1 12rem">
            <Select
              id={id}
              value={selected?.id}
              emptyLabel="Choose a template"
              options={templates.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setSelectedId}
            />
          </Flex>
          <Button disabled={!selected} onClick={() => selected && onInsert(selected.text)}>
            Insert
          </Button>
        </>
      )}
      {may('manageLetters') && <Link to="/admin/letters">Manage templates</Link>}
    </Flex>
  )
}
