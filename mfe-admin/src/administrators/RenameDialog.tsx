/** Gives an administrator another name. */
import { renaming } from '@access/auth/administrators/administrator.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../parts/FormDialog.tsx'
import { useShortForm } from '../parts/useShortForm.ts'
import { type Account, renameAdministrator } from './documents.ts'

export function RenameDialog({ account: { id, name }, onClosed }: { account: Account; onClosed(): void }) {
  const [isOpen, setOpen] = useState(true)
  const asking = useShortForm({
    document: renameAdministrator,
    blank: { name: '' },
    rules: renaming,
    variables: (typed) => ({ id, ...typed }),
    done: 'Administrator updated successfully',
    failed: 'Failed to update administrator',
    onDone: () => setOpen(false),
  })
  return (
    <FormDialog
      id="rename-administrator"
      title={`Rename ${name}`}
      confirm="Save"
      asking={asking}
      initial={{ name }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Form.Item name="name" label="Name" extra="What they did before stays under the name they had then.">
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
