/** The choice of a role, with what it is for. */
import { type Role, roleDescriptions, roleNames, roles } from '@access/service-kit/roles/roles.rules'
import { Form } from 'antd'
import { useId } from 'react'
import { Select } from '../components/Select.tsx'
import type { InputProps } from '../management/fields/input-props.ts'
import styles from './administrators.module.css'

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
        className={styles.role}
        value={value}
        aria-describedby={[control['aria-describedby'], descriptionId].filter(Boolean).join(' ')}
        emptyLabel="Choose one"
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
      <p id={descriptionId} className={styles.roleDescription}>
        {roleDescriptions[value as Role] ?? 'It decides what they see and may do.'}
      </p>
    </>
  )
}
