/** The choice of a role, with what it is for. */
import { type Role, roleDescriptions, roleNames, roles } from '@access/service-kit/roles/roles.rules'
import { Form, Typography } from 'antd'
import { useId } from 'react'
import { Select } from '../components/Select.tsx'
import type { InputProps } from '../management/fields/input-props.ts'

export function RoleField() {
  return (
    <Form.Item name="role" label="Role">
      <RoleSelect />
    </Form.Item>
  )
}

/** The form item hands in `id`, `value` and `onChange`. */
function RoleSelect({ value, ...control }: InputProps<string>) {
  const descriptionId = useId()
  return (
    <>
      <Select
        {...control}
        value={value}
        aria-describedby={[control['aria-describedby'], descriptionId].filter(Boolean).join(' ')}
        emptyLabel="Choose one"
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
      <Typography.Text type="secondary" id={descriptionId}>
        {roleDescriptions[value as Role] ?? 'It decides what they see and may do.'}
      </Typography.Text>
    </>
  )
}
