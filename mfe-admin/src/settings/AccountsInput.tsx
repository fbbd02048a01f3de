/** The office's accounts elsewhere. */
import { Flex, Input } from 'antd'
import { EditableRows } from '../components/EditableRows.tsx'
import type { InputProps } from '../management/fields/inputs.tsx'
import type { OfficeFragment } from './settings.generated.ts'
import styles from './settings.module.css'

export function AccountsInput(input: InputProps<OfficeFragment['social']>) {
  return (
    <EditableRows
      {...input}
      label="Social media"
      noun="account"
      emptyRow={{ name: '', url: '' }}
      getName={({ name }, position) => name || `account ${position}`}
      isOrdered={false}
    >
      {(account, change, position) => (
        <Flex wrap gap="small" className={styles.inputs}>
          <Input
            aria-label={`Name of account ${position}`}
            placeholder="Like Facebook"
            value={account.name}
            onChange={({ target }) => change({ ...account, name: target.value })}
          />
          <Input
            type="url"
            aria-label={`Address of account ${position}`}
            placeholder="https://..."
            value={account.url}
            onChange={({ target }) => change({ ...account, url: target.value })}
          />
        </Flex>
      )}
    </EditableRows>
  )
}
