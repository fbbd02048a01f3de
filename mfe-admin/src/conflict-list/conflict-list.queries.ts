/** The operations of the conflict list. */
import { gql } from 'urql'

/** A person or an organisation that we must not act against. */
export type ConflictListEntry = {
  id: string
  name: string
  aliases: string[]
  reason: string
  addedBy: string
  /** When it was added, in ISO. */
  addedAt: string
}

type EntryData = { entry: ConflictListEntry }

const entryFields = gql`
  fragment ConflictListEntryFields on ConflictListEntry {
    id name aliases reason addedBy addedAt
  }
`

export const conflictListQuery = gql<{ entries: ConflictListEntry[] }, Record<string, never>>`
  query ConflictList {
    entries: conflictList { ...ConflictListEntryFields }
  }
  ${entryFields}
`

export const addEntryMutation = gql<
  EntryData,
  { input: { name: string; aliases: string[]; reason: string } }
>`
  mutation AddConflictListEntry($input: ConflictListEntryInput!) {
    entry: addConflictListEntry(input: $input) { ...ConflictListEntryFields }
  }
  ${entryFields}
`

export const removeEntryMutation = gql<EntryData, { id: string }>`
  mutation RemoveConflictListEntry($id: ID!) {
    entry: removeConflictListEntry(id: $id) { ...ConflictListEntryFields }
  }
  ${entryFields}
`
