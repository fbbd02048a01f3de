/** The office's accounts elsewhere. */
import { Input } from 'antd'
import type { InputProps } from '../management/fields/inputProps.ts'
import type { OfficeDraft } from './documents.ts'
import { RowsInput } from './RowsInput.tsx'

export function AccountsInput(input: InputProps<OfficeDraft['social']>) {
  return (
    <RowsInput
      {...input}
      label="Social media"
      blank={{ name: '', address: '' }}
      add="Add account"
      nameOf={({ name }, place) => name || `account ${place}`}
    >
      {(account, change, place) => (
        <>
          <Input
            aria-label={`Name of account ${place}`}
            placeholder="Like Facebook"
            value={account.name}
            onChange={({ target }) => change({ ...account, name: target.value })}
          />
          <Input
            type="url"
            aria-label={`Address of account ${place}`}
            placeholder="https://..."
            value={account.address}
            onChange={({ target }) => change({ ...account, address: target.value })}
          />
        </>
      )}
    </RowsInput>
  )
}
