/** The operations of the account screen. */
import { gql } from 'urql'

export type CurrentAccount = { id: string; email: string; name: string }

export const currentAccountQuery = gql<{ me: CurrentAccount | null }, Record<string, never>>`
  query CurrentAccount {
    me { id email name }
  }
`

export const renameAccountMutation = gql<{ account: CurrentAccount }, { id: string; name: string }>`
  mutation RenameAccount($id: ID!, $name: String) {
    account: renameAdministrator(id: $id, name: $name) { id email name }
  }
`

export const changePasswordMutation = gql<{ account: CurrentAccount }, { current: string; password: string }>`
  mutation ChangePassword($current: String, $password: String) {
    account: changePassword(current: $current, password: $password) { id email name }
  }
`
