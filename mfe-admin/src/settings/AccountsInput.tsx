/** The office's accounts elsewhere. */
import { Input } from 'antd'
import type { InputProps } from '../management/fields/input-props.ts'
import { RowsInput } from './RowsInput.tsx'
import type { OfficeFragment } from './settings.generated.ts'

export function AccountsInput(input: InputProps<OfficeFragment['social']>) {
  return (
    <RowsInput
      {...input}
      label="Social media"
      emptyRow={{ name: '', url: '' }}
      add="Add account"
      nameOf={({ name }, position) => name || `account ${position}`}
    >
      {(account, change, position) => (
        <>
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
        </>
      )}
    </RowsInput>
  )
}
