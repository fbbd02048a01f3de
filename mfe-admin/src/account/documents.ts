/** What the screen for one's own account asks. */
import { gql } from 'urql'

export type Me = { id: string; email: string; name: string }

export const whoAmI = gql<{ me: Me | null }, Record<string, never>>`
  query WhoAmI {
    me { id email name }
  }
`

export const renameMe = gql<{ account: Me }, { id: string; name: string }>`
  mutation RenameMe($id: ID!, $name: String) {
    account: renameAdministrator(id: $id, name: $name) { id email name }
  }
`

export const changePassword = gql<{ account: Me }, { current: string; password: string }>`
  mutation ChangePassword($current: String, $password: String) {
    account: changePassword(current: $current, password: $password) { id email name }
  }
`
